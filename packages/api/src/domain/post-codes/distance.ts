import { readFileSync } from 'node:fs';

interface Point {
  /** Degrees. */
  lat: number;
  long: number;
}

const TABLE = new URL('./post-codes.csv', import.meta.url);
const EARTH_KM = 6371;

let points: ReadonlyMap<string, Point> | undefined;

/** The table of post codes, read when the first distance is needed. It is made by `scripts/post-codes.mjs` (ADR 0065). */
function read(): ReadonlyMap<string, Point> {
  const rows = readFileSync(TABLE, 'utf8').trimEnd().split('\n');
  return new Map(
    rows.map((row): [string, Point] => {
      const [code = '', lat, long] = row.split(',');
      return [code, { lat: Number(lat), long: Number(long) }];
    }),
  );
}

/**
 * The distance between two post codes as the crow flies, from the middle of one to the middle of the other. For people who plan; nothing is
 * paid by it.
 * @returns kilometres, one decimal; null when one of them is missing or unknown
 */
export function distanceBetween(from: string | null, to: string | null): number | null {
  points ??= read();
  const [one, other] = [points.get(from ?? ''), points.get(to ?? '')];
  return one && other ? Math.round(greatCircle(one, other) * 10) / 10 : null;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The haversine formula. */
function greatCircle(one: Point, other: Point): number {
  const [north, east] = [radians(other.lat - one.lat) / 2, radians(other.long - one.long) / 2];
  const chord = Math.sin(north) ** 2 + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * Math.sin(east) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.sqrt(chord));
}
