import { dateOf, minutesOf, weekdayOf } from './wall-time';

export const STATE_CODES = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'] as const;
export type State = (typeof STATE_CODES)[number];

export interface Holiday {
  /** `yyyy-MM-dd`, local. */
  date: string;
  name: string;
  state: State;
  /** `HH:mm`: a holiday from then to midnight; else the whole day. */
  starts_at?: string;
  /** Kept only by houses of that region. */
  region?: string;
  /** Not gazetted yet: it may be another day. */
  provisional?: boolean;
}

/** `version` is copied onto each priced line: a later change of the table leaves an old line explainable. */
export interface HolidayCalendar {
  version: string;
  days: readonly Holiday[];
  /** Years whose holidays are known though not all of their days are here. */
  years?: readonly number[];
}

export type DayType = 'weekday' | 'saturday' | 'sunday' | 'holiday';

/** Where a house is, as far as holidays go. */
export interface Place {
  state: State;
  region?: string | undefined;
}

/** One place's holidays by date. */
export type LocalHolidays = ReadonlyMap<string, readonly { name: string; from: number }[]>;

/** The holidays that a place keeps; `from` in minutes since midnight. */
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

/** The holiday that a local minute falls in. */
export const holidayAt = (holidays: LocalHolidays, local: number) =>
  holidays.get(dateOf(local))?.findLast(({ from }) => from <= minuteOfDay(local))?.name ?? null;

export const minuteOfDay = (local: number) => Math.floor((((local % 86_400_000) + 86_400_000) % 86_400_000) / 60_000);

/** Public holiday before Sunday before Saturday before weekday. */
export function dayTypeAt(local: number, holiday: string | null): DayType {
  if (holiday !== null) return 'holiday';
  const weekday = weekdayOf(local);
  if (weekday === 0) return 'sunday';
  return weekday === 6 ? 'saturday' : 'weekday';
}
