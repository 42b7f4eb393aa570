import { dateOf, minutesOf, weekdayOf } from './wall-time';

export const STATE_CODES = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'] as const;
export type State = (typeof STATE_CODES)[number];

export interface Holiday {
  /** `yyyy-MM-dd`, local. */
  date: string;
  name: string;
  state: State;
  /** `HH:mm`: the holiday lasts from then to midnight; without it, the whole day. */
  starts_at?: string;
  /** Only for houses in that region. */
  region?: string;
  /** Not gazetted yet: the day may change. */
  provisional?: boolean;
}

/** `version` is copied onto each priced line, so that an old line can be explained after the table was changed. */
export interface HolidayCalendar {
  version: string;
  days: readonly Holiday[];
  /** Years whose holidays are known, though `days` does not contain all of them. */
  years?: readonly number[];
}

export type DayType = 'weekday' | 'saturday' | 'sunday' | 'holiday';

/** The part of a house's location that determines its holidays. */
export interface Place {
  state: State;
  region?: string | undefined;
}

export type LocalHolidays = ReadonlyMap<string, readonly { name: string; from: number }[]>;

/** The holidays of a place; `from` in minutes since midnight. */
export function holidaysOf(calendar: HolidayCalendar, { state, region }: Place): LocalHolidays {
  const byDate = new Map<string, { name: string; from: number }[]>();
  calendar.days.forEach((day, index) => {
    if (day.state !== state || (day.region !== undefined && day.region !== region)) return;
    const from = day.starts_at === undefined ? 0 : minutesOf(day.starts_at, `holidays.${index}.starts_at`);
    byDate.set(
      day.date,
      [...(byDate.get(day.date) ?? []), { name: day.name, from }].sort((a, b) => a.from - b.from),
    );
  });
  return byDate;
}

/** Name of the holiday at a local time, or null. */
export const holidayAt = (holidays: LocalHolidays, local: number) =>
  holidays.get(dateOf(local))?.findLast(({ from }) => from <= minuteOfDay(local))?.name ?? null;

export const minuteOfDay = (local: number) => Math.floor((((local % 86_400_000) + 86_400_000) % 86_400_000) / 60_000);

/** Precedence: public holiday, Sunday, Saturday, weekday. */
export function dayTypeAt(local: number, holiday: string | null): DayType {
  if (holiday !== null) return 'holiday';
  const weekday = weekdayOf(local);
  if (weekday === 0) return 'sunday';
  return weekday === 6 ? 'saturday' : 'weekday';
}
