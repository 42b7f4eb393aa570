import { BUDGETS, type Budget, type BudgetName } from './budgets';

export interface Measured {
  budget: BudgetName;
  /** The page or remote, where the budget is held by several. */
  at?: string;
  /** KB, a ratio or a count, as the budget's unit says. */
  value: number;
}

export interface Verdict extends Measured {
  /** A limit is exceeded: the bench fails. */
  exceeded: boolean;
  /** How far it came of what it is after. */
  came: 'reach' | 'target' | 'limit' | 'short';
  sentence: string;
}

const written = (value: number, unit: Budget['unit']) =>
  unit === 'KB' ? `${value.toFixed(1)} KB` : unit === 'ratio' ? value.toFixed(2) : String(value);

function cameTo(value: number, { limit, target, reach }: Budget): Verdict['came'] {
  if (value <= reach) return 'reach';
  if (value <= target) return 'target';
  return limit !== null && value <= limit ? 'limit' : 'short';
}

/** What a measurement means. A budget that has only a target is never exceeded, only missed. */
export function verdictOf(measured: Measured): Verdict {
  const budget: Budget = BUDGETS[measured.budget];
  const { unit, limit, target } = budget;
  const exceeded = limit !== null && measured.value > limit;
  const what = `${budget.of}${measured.at ? ` (${measured.at})` : ''} is ${written(measured.value, unit)}`;
  const sentence = exceeded ? `${what}; at most ${written(limit, unit)} is allowed.` : `${what}, target ${written(target, unit)}.`;
  return { ...measured, exceeded, came: cameTo(measured.value, budget), sentence };
}
