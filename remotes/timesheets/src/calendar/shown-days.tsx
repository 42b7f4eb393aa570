import { memo } from 'react';
import { Agenda } from './agenda';
import type { CalendarData } from './calendar-data';
import type { CalendarState } from './calendar-state';
import type { Openers } from './drawn-shift';
import { MonthGrid } from './month-grid';
import { TimeGrid } from './time-grid';

interface ShownDaysProps {
  state: CalendarState;
  data: CalendarData;
  name: string;
  isNarrow: boolean;
  forms: Openers;
}

/** The days of a calendar in its view. Memoised, because they contain hundreds of elements. */
export const ShownDays = memo(function ShownDays({ state, data, name, isNarrow, forms }: ShownDaysProps) {
  if (state.view === 'agenda') return <Agenda state={state} data={data} />;
  if (state.view !== 'month') return <TimeGrid state={state} data={data} name={name} forms={forms} />;
  return <MonthGrid state={state} data={data} name={name} isNarrow={isNarrow} />;
});
