import type { Holiday, State } from '../day-type';
import { STATE_CODES } from '../day-type';

/** One day as it is written down: date, name, the states that keep it, and what is special about it. */
export type Row = readonly [date: string, name: string, states: string, special?: { starts_at?: string; region?: string }];

export const ALL = STATE_CODES.join(' ');

const isState = (code: string): code is State => (STATE_CODES as readonly string[]).includes(code);

/** One holiday for each state of each row. */
export const spread = (rows: readonly Row[]): Holiday[] =>
  rows.flatMap(([date, name, states, special]) =>
    states
      .split(' ')
      .filter(isState)
      .map((state) => ({ date, name, state, ...special })),
  );
