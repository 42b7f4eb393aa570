import type { Holiday, State } from '../day-type';
import { STATE_CODES } from '../day-type';

interface Special {
  starts_at?: string;
  region?: string;
  /** Not gazetted yet, or uncertain. */
  provisional?: boolean;
}

/** One row of a holiday table: date, name, the states that observe it, and special properties. */
export type Row = readonly [date: string, name: string, states: string, special?: Special];

export const ALL = STATE_CODES.join(' ');
export const allBut = (...states: readonly State[]) => STATE_CODES.filter((code) => !states.includes(code)).join(' ');

const isState = (code: string): code is State => (STATE_CODES as readonly string[]).includes(code);

/** Expands each row to one holiday per state. */
export const spread = (rows: readonly Row[]): Holiday[] =>
  rows.flatMap(([date, name, states, special]) =>
    states
      .split(' ')
      .filter(isState)
      .map((state) => ({ date, name, state, ...special })),
  );

/** Regions in the north of Tasmania; all of them observe Recreation Day. */
export const TAS_NORTH = ['north', 'launceston', 'burnie', 'devonport', 'circular-head', 'king-island', 'flinders-island'] as const;
