import { addDays, addMonths } from '@careloom/shared/format';

interface Days {
  from?: string;
  to?: string;
}

/** The days of a month (`yyyy-MM`) that are within a range, whose ends may be open. */
export function daysOfMonth(month: string, { from, to }: Days): Required<Days> {
  const first = `${month}-01`;
  const last = addDays(addMonths(first, 1), -1);
  return { from: from && from > first ? from : first, to: to && to < last ? to : last };
}
