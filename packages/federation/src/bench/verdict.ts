import { BUDGETS, type Budget, type BudgetName } from './budgets';

export interface Measured {
  budget: BudgetName;
  /** The page or remote, if the budget applies to several. */
  at?: string;
  /** In the budget's unit. */
  value: number;
}

export interface Verdict extends Measured {
  /** Whether a limit is exceeded, so that the benchmark fails. */
  exceeded: boolean;
  /** The best level that was met. */
  came: 'reach' | 'target' | 'limit' | 'short';
  sentence: string;
}

const WRITTEN: Readonly<Record<Budget['unit'], (value: number) => string>> = {
  KB: (value) => `${value.toFixed(1)} KB`,
  ratio: (value) => value.toFixed(2),
  count: String,
  score: (value) => value.toFixed(3),
  ms: (value) => `${value.toFixed(0)} ms`,
};

function cameTo(value: number, { limit, target, reach }: Budget): Verdict['came'] {
  if (value <= reach) return 'reach';
  if (value <= target) return 'target';
  return limit !== null && value <= limit ? 'limit' : 'short';
}

/** Judges a measurement. A budget that has only a target is never exceeded, only missed. */
export function verdictOf(measured: Measured): Verdict {
  const budget: Budget = BUDGETS[measured.budget];
  const { unit, limit, target } = budget;
  const exceeded = limit !== null && measured.value > limit;
  const what = `${budget.of}${measured.at ? ` (${measured.at})` : ''} is ${WRITTEN[unit](measured.value)}`;
  const sentence = exceeded ? `${what}; at most ${WRITTEN[unit](limit)} is allowed.` : `${what}, target ${WRITTEN[unit](target)}.`;
  return { ...measured, exceeded, came: cameTo(measured.value, budget), sentence };
}

/** The median, the lower one of two. @throws Error for an empty list */
export function median(values: readonly number[]): number {
  const middle = [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)];
  if (middle === undefined) throw new Error('There is no median of nothing.');
  return middle;
}
