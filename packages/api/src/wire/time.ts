/** A `time` column as `HH:mm`: the database adds seconds. */
export const clockOf = (time: string): string => time.slice(0, 5);

/** Minutes as hours with two decimals: 440 is "7.33". */
export const hoursOf = (minutes: number): string => (Math.round((minutes / 60) * 100) / 100).toFixed(2);

export const isoOf = (instant: Date): string => instant.toISOString();

export const isoOrNull = (instant: Date | null): string | null => instant?.toISOString() ?? null;
