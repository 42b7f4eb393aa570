import type { Holiday, State } from '../day-type';
import { STATE_CODES } from '../day-type';

interface Special {
  starts_at?: string;
  region?: string;
  /** Not gazetted yet, or not known for sure. */
  provisional?: boolean;
}

/** One day as it is written down: date, name, the states that keep it, and what is special about it. */
export type Row = readonly [date: string, name: string, states: string, special?: Special];

export const ALL = STATE_CODES.join(' ');
export const allBut = (...states: readonly State[]) => STATE_CODES.filter((code) => !states.includes(code)).join(' ');

const isState = (code: string): code is State => (STATE_CODES as readonly string[]).includes(code);

/** One holiday for each state of each row. */
export const spread = (rows: readonly Row[]): Holiday[] =>
  rows.flatMap(([date, name, states, special]) =>
    states
      .split(' ')
      .filter(isState)
      .map((state) => ({ date, name, state, ...special })),
  );

/** Where a house of the north of Tasmania can be; all of them keep Recreation Day. */
export const TAS_NORTH = ['north', 'launceston', 'burnie', 'devonport', 'circular-head', 'king-island', 'flinders-island'] as const;
