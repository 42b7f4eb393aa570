import { createTranslator } from '@careloom/shared/i18n';
import { tables } from '../texts';
import { calendarWords } from './words';
import { uploadWords } from '../import/words';
import { shiftWords } from '../shift/words';
import { shiftFormWords } from '../shift-form/words';

const calendarTexts = {
  'calendar.view': 'View',
  'calendar.month': 'Month',
  'calendar.week': 'Week',
  'calendar.day': 'Day',
  'calendar.agenda': 'Agenda',
  'calendar.shown_as': 'Shown as',
  'calendar.list': 'List',
  'calendar.calendar': 'Calendar',
  'calendar.page_up': 'PgUp',
  'calendar.page_down': 'PgDn',
  'calendar.key_date': 'a date',
  'calendar.key_month': 'a month back or on',
  'calendar.key_days': 'a day back or on',
  'calendar.kinds': 'Shift',
  'calendar.houses': 'House',
  'calendar.all': 'All',
  'calendar.all_of': 'All of {group}',
  'calendar.only': 'Only',
  'calendar.only_of': 'Only {name}',
  'calendar.more_houses': '{count} more',
  'calendar.fewer_houses': 'Fewer',
  'calendar.sum': 'Week',
  'calendar.no_shifts': 'no shifts',
  'calendar.more': '+{count} more',
  'calendar.more_of': '+{count} more on {day}',
  'calendar.overlapping': '+{count}',
  'calendar.open_day': 'Open the day',
  'calendar.not_shown': 'and {count} more. Choose a house to see fewer.',
  'calendar.not_shown_one': 'and 1 more. Choose a house to see fewer.',
  'calendar.open_shift': 'Open',
  'calendar.rate_line': '{hours} h × {rate}',
  'calendar.ends_later': 'ends on the next day',
  'calendar.provisional': 'provisional',
  'calendar.public_holiday': 'public holiday in {states}',
  'calendar.clock_hours': '{hours} h',
  'calendar.clock_changes': 'The clock changes: {zones}',
  'calendar.zone_hours': '{zone} {hours} h',
  'calendar.lost': 'no {times}',
  'calendar.gained': '{times} twice',
  'calendar.zone': '{zone} time',
  'calendar.care_day': 'A day runs 06:00 to 06:00, so no night is cut.',
  'calendar.calendar_day': 'A day runs 00:00 to 00:00.',
  'calendar.start_at': 'Start at {time}',
  'calendar.own_times': 'Times are those of each house.',
  'calendar.empty': 'No Records Found',
  'calendar.none': 'No shift lies in these days.',
  'calendar.shown': '{period}, {view}',
} as const;

export const t = createTranslator('timesheets', calendarTexts, calendarWords, uploadWords, shiftWords, shiftFormWords, ...tables);
