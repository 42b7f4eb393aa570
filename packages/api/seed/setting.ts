import type { Calendar } from './calendar';
import type { Plan } from './plan';
import type { Random } from './random';

/** What every part of a seed is made with. */
export interface Setting {
  plan: Plan;
  random: Random;
  calendar: Calendar;
  /** Of the demo's one password: hashed once, for hashing takes as long as it should. */
  passwordHash: string;
}

/** The organisation's share of a shift's cost, in percent. */
export const FEE_PERCENT = 7.5;
