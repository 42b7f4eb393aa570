/** A `time` column as `HH:mm`: the database adds seconds. */
export const clockOf = (time: string): string => time.slice(0, 5);

/** Minutes as hours with two decimals: 440 is "7.33". */
export const hoursOf = (minutes: number): string => (Math.round((minutes / 60) * 100) / 100).toFixed(2);

export const isoOf = (instant: Date): string => instant.toISOString();

export const isoOrNull = (instant: Date | null): string | null => instant?.toISOString() ?? null;

const WHOLE_SECONDS = '2026-11-21 09:00:00+00'.length;

/** An instant as the database writes it in UTC. Nearly all are whole seconds, and those need no Date. */
export const isoOfText = (written: string): string =>
  written.length === WHOLE_SECONDS && written.endsWith('+00')
    ? `${written.slice(0, 10)}T${written.slice(11, 19)}.000Z`
    : new Date(written).toISOString();
