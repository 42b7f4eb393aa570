import { DatePicker, parseDate, type DateValue } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { addRecipes } from '../ui/index';
import { datePickerRecipe } from './recipes/date-picker';
import { t } from './texts';

addRecipes({ slotRecipes: { datePicker: datePickerRecipe } });

export interface CalendarProps {
  /** Days as `yyyy-MM-dd`: none, one, or the two ends of a range. */
  value: readonly string[];
  onChange: (value: string[]) => void;
  mode?: 'single' | 'range';
  /** First and last selectable day. */
  min?: string | undefined;
  max?: string | undefined;
}

const MONDAY = 1;
const parsed = (day: string | undefined): DateValue | undefined => (day ? parseDate(day) : undefined);

/** A month calendar, Monday first. The title switches to months and years, and arrow keys move through all views. */
export function Calendar({ value, onChange, mode = 'single', min, max }: CalendarProps) {
  const first = parsed(min);
  const last = parsed(max);
  return (
    <DatePicker.Root
      inline
      locale="en-AU"
      timeZone="Australia/Sydney"
      startOfWeek={MONDAY}
      fixedWeeks
      selectionMode={mode}
      value={value.map((day) => parseDate(day))}
      onValueChange={(to) => onChange(to.value.map(String))}
      {...(first && { min: first })}
      {...(last && { max: last })}
    >
      <View view="day">
        <DatePicker.DayTable />
      </View>
      <View view="month">
        <DatePicker.MonthTable columns={3} format="short" />
      </View>
      <View view="year">
        <DatePicker.YearTable columns={3} />
      </View>
    </DatePicker.Root>
  );
}

function View({ view, children }: { view: 'day' | 'month' | 'year'; children: ReactNode }) {
  return (
    <DatePicker.View view={view}>
      <DatePicker.ViewControl>
        <DatePicker.PrevTrigger aria-label={t('fields.previous_month')}>
          <ChevronLeft aria-hidden />
        </DatePicker.PrevTrigger>
        <DatePicker.Context>
          {({ visibleRangeText: { start, formatted } }) => {
            const title = view === 'year' ? formatted : start;
            return <DatePicker.ViewTrigger aria-label={`${title}. ${t('fields.pick_month')}`}>{title}</DatePicker.ViewTrigger>;
          }}
        </DatePicker.Context>
        <DatePicker.NextTrigger aria-label={t('fields.next_month')}>
          <ChevronRight aria-hidden />
        </DatePicker.NextTrigger>
      </DatePicker.ViewControl>
      {children}
    </DatePicker.View>
  );
}
