import { type CandidateParts, POINTS, type PointsPart, type PointsReason } from '@careloom/contract/resources/replacements';

/** The facts from which the points of a worker for a shift are computed. */
export interface Facts {
  /** Shifts worked in the house in the last half year, and the day of the last one. */
  house_shifts: number;
  last_here: string | null;
  /** Minutes to the shifts before and after; null if there is none near. */
  rest_before: number | null;
  rest_after: number | null;
  distance_km: number | null;
  /** Hours rostered from Monday to Sunday without the shift, and those of the shift. */
  week_hours: number;
  shift_hours: number;
  /** The worker's preferred hours a week; null if they have not stated any. */
  wished_hours: number | null;
  is_night: boolean;
  /** Nights of the month, without the shift. */
  nights: number;
}

/** From this number of shifts on, a worker gets full points for knowing a house. */
const KNOWN_HOUSE = 8;
/** Hours between two shifts: the required rest, and the rest for full points. */
const DUE = 10;
const AMPLE = 12;
const NEXT_DOOR_KM = 2;
/** For each further distance of this many kilometres, 37 % of the points remain. */
const FADES_KM = 12.5;
/** A full week, for workers without preferred hours. */
const FULL_WEEK = 38;
/** The number of nights in a month that halves the points. */
const NIGHTS_HALVE = 2.5;

/** A part of the points with its reason. Points are integers. */
const given = (part: PointsPart, share: number, code: string, values: PointsReason['values'] = {}) => ({
  points: Math.round(Math.min(1, Math.max(0, share)) * POINTS[part]),
  most: POINTS[part],
  reason: { code, values },
});

/** The first shifts in a house count the most. */
function houseOf({ house_shifts: count, last_here: last }: Facts) {
  if (count === 0) return given('house', 0, 'new');
  return given('house', Math.log(1 + count) / Math.log(1 + KNOWN_HOUSE), 'here', { count, last });
}

/** Below the required rest, one point an hour; with it 20 points, and full points from 12 hours. */
function restOf({ rest_before: before, rest_after: after }: Facts) {
  const least = Math.min(before ?? Infinity, after ?? Infinity);
  if (least === Infinity) return given('rest', 1, 'no_shift_near');
  const hours = Math.floor((least / 60) * 10) / 10;
  const values = { hours, side: before === least ? 'before' : 'after' };
  if (hours < DUE) return given('rest', Math.floor(hours) / POINTS.rest, 'short_rest', values);
  return given('rest', (20 + ((hours - DUE) / (AMPLE - DUE)) * 5) / POINTS.rest, 'rest', values);
}

function nearOf({ distance_km: km }: Facts) {
  if (km === null) return given('near', 0, 'unknown_distance');
  return given('near', Math.exp(-Math.max(0, km - NEXT_DOOR_KM) / FADES_KM), 'distance', { km });
}

/** The share of the preferred week that is still free; half of it if the shift exceeds the free hours. */
function hoursOf({ week_hours, shift_hours, wished_hours }: Facts) {
  const wished = wished_hours ?? FULL_WEEK;
  const hours = Math.round((week_hours + shift_hours) * 100) / 100;
  const free = (wished - week_hours) / wished;
  const values = { hours, wished };
  if (hours > wished) return given('hours', free / 2, 'over_week', values);
  return given('hours', free, wished_hours === null ? 'week_not_said' : 'week', values);
}

/** Distributes nights evenly; day shifts get full points. */
function nightsOf({ is_night, nights }: Facts) {
  if (!is_night) return given('nights', 1, 'not_a_night');
  if (nights === 0) return given('nights', 1, 'no_night');
  return given('nights', 1 / (1 + nights / NIGHTS_HALVE), 'nights', { count: nights });
}

/** The five parts of a worker's points for a shift, each with its reason. */
export const pointsOf = (facts: Facts): CandidateParts => ({
  house: houseOf(facts),
  rest: restOf(facts),
  near: nearOf(facts),
  hours: hoursOf(facts),
  nights: nightsOf(facts),
});

/** The sum, out of 100. */
export const sumOf = (parts: CandidateParts): number => Object.values(parts).reduce((sum, { points }) => sum + points, 0);
