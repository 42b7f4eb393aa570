import { ApiError } from '../../../platform/http/errors';
import { hoursOf, money } from '../../../platform/serialize/values';
import type { Prepared } from '../prepare-shift';

/** The total cost and hours of planned shifts, in dollars and hours; those that are not possible are excluded. */
export function sumsOf(plans: readonly (Prepared | ApiError)[]) {
  const sum = (of: (columns: Prepared['columns']) => number) =>
    plans.reduce((total, plan) => total + (plan instanceof ApiError ? 0 : of(plan.columns)), 0);
  return {
    total_cost: money(sum(({ cost_cents }) => cost_cents)),
    total_hour: hoursOf(sum(({ minutes }) => minutes)),
    fee: money(sum(({ fee_cents }) => fee_cents)),
  };
}
