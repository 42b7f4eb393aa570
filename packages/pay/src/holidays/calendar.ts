import type { Holiday, HolidayCalendar } from '../day-type';
import { daysByStatute } from './by-statute';
import { GAZETTED } from './gazetted';
import { YEAR_2026 } from './year-2026';
import { YEAR_2027 } from './year-2027';
import { spread } from './years';

/** Years in the initial table of holidays; those after the gazetted ones are computed. */
export const TABLED = { from: 2026, to: 2036 } as const;

/** All states' holidays of a year that is not gazetted, for any year. */
export const computedDays = (year: number): Holiday[] => spread(daysByStatute(year));

const computed = Array.from({ length: TABLED.to - GAZETTED.to }, (_, index) => GAZETTED.to + 1 + index);

/** The initial content of the editable table of holidays. A change of a row, or of a statute, changes the version. */
export const HOLIDAY_CALENDAR: HolidayCalendar = {
  version: '2026.2',
  days: [...spread([...YEAR_2026, ...YEAR_2027]), ...computed.flatMap(computedDays)],
};
