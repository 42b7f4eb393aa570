import type { Calendar } from './calendar';
import type { Plan } from './plan';
import type { Random } from './random';

/** The context that all parts of a seed share. */
export interface Setting {
  plan: Plan;
  random: Random;
  calendar: Calendar;
  /** The hash of the demo's shared password: computed once, because hashing is slow by design. */
  passwordHash: string;
}

/** The organisation's share of a shift's cost, in percent. */
export const FEE_PERCENT = 7.5;
