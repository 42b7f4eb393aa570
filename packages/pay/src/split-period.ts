import { dayTypeAt, holidayAt, minuteOfDay, type DayType, type LocalHolidays } from './day-type';
import { bandAt, type Band, type PayLevel } from './pay-level';
import { dateOf, DAY, localMidnight, MINUTE, offsetSpans, type OffsetSpan } from './wall-time';

/** A period within which nothing that affects the rate changes. Instants in milliseconds, `date` is the local day of the start. */
export interface Period {
  start: number;
  end: number;
  date: string;
  day_type: DayType;
  holiday: string | null;
  band: Band | undefined;
}

/** What a shift is priced with: the place, the pay level and the holiday calendar. */
export interface Terms {
  timeZone: string;
  level: PayLevel;
  /** The bands of the level; empty if bands do not matter. */
  bands: readonly Band[];
  holidays: LocalHolidays;
  calendarVersion: string;
}

/**
 * Splits a period at local midnights, at the edges of pay bands and where a part-day holiday begins. A clock change alone does not split:
 * if both sides of it are alike, they are one period, longer or shorter than local time suggests.
 */
export function splitPeriod(start: number, end: number, { timeZone, bands, holidays }: Terms): Period[] {
  const periods: Period[] = [];
  for (const span of offsetSpans(start, end, timeZone)) {
    const edges = edgesIn(span, bands, holidays);
    edges.forEach((from, index) => {
      const period = periodFrom(from, edges[index + 1] ?? span.end, span.offset, bands, holidays);
      const last = periods.at(-1);
      if (last && isSame(last, period)) last.end = period.end;
      else periods.push(period);
    });
  }
  return periods;
}

/** Sorted instants within a span at which a period begins, including the span's start. */
function edgesIn({ start, end, offset }: OffsetSpan, bands: readonly Band[], holidays: LocalHolidays) {
  const shift = offset * MINUTE;
  const edges = new Set([start]);
  for (let midnight = localMidnight(dateOf(start + shift), 'date'); midnight < end + shift; midnight += DAY) {
    const partDays = (holidays.get(dateOf(midnight)) ?? []).map(({ from }) => from);
    for (const minute of [0, ...bands.flatMap((band) => [band.start, band.end % 1440]), ...partDays]) {
      const edge = midnight + minute * MINUTE - shift;
      if (edge > start && edge < end) edges.add(edge);
    }
  }
  return [...edges].sort((a, b) => a - b);
}

function periodFrom(start: number, end: number, offset: number, bands: readonly Band[], holidays: LocalHolidays): Period {
  const local = start + offset * MINUTE;
  const holiday = holidayAt(holidays, local);
  return { start, end, date: dateOf(local), day_type: dayTypeAt(local, holiday), holiday, band: bandAt(bands, minuteOfDay(local)) };
}

const isSame = (a: Period, b: Period) => a.date === b.date && a.day_type === b.day_type && a.holiday === b.holiday && a.band === b.band;
