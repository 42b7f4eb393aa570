import type { HolidayCalendar } from '../day-type';
import { spread } from './years';
import { YEAR_2026 } from './year-2026';
import { YEAR_2027 } from './year-2027';

/** What the editable table of holidays starts from: every state's days of 2026 and 2027. A change of a row changes the version. */
export const HOLIDAY_CALENDAR: HolidayCalendar = { version: '2026.1', days: spread([...YEAR_2026, ...YEAR_2027]) };
