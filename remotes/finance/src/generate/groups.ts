import type { Person } from '@careloom/contract/entities';
import type { UnbilledExpense, UnbilledShift } from '@careloom/contract/resources/invoice-drafts';
import { sumOf } from '../invoice/money';

/** The billable work of one worker. */
export interface WorkOfWorker {
  worker: Person;
  shifts: UnbilledShift[];
  expenses: UnbilledExpense[];
}

/** What is ticked. */
export interface Ticked {
  shift_ids: readonly number[];
  expense_ids: readonly number[];
}

export const NOTHING: Ticked = { shift_ids: [], expense_ids: [] };

interface Unbilled {
  shifts: readonly UnbilledShift[];
  expenses: readonly UnbilledExpense[];
}

/** Groups the work by worker, sorted by name. An invoice is for one worker. */
export function byWorker({ shifts, expenses }: Unbilled): WorkOfWorker[] {
  const groups = new Map<number, WorkOfWorker>();
  const of = (worker: Person) => {
    const group = groups.get(worker.id) ?? { worker, shifts: [], expenses: [] };
    groups.set(worker.id, group);
    return group;
  };
  for (const shift of shifts) of(shift.worker).shifts.push(shift);
  for (const expense of expenses) of(expense.worker).expenses.push(expense);
  const nameOf = ({ worker }: WorkOfWorker) => `${worker.first_name} ${worker.last_name}`;
  return [...groups.values()].sort((one, other) => nameOf(one).localeCompare(nameOf(other)));
}

/** All of some work. */
export const allOf = ({ shifts, expenses }: Unbilled): Ticked => ({
  shift_ids: shifts.map(({ id }) => id),
  expense_ids: expenses.map(({ id }) => id),
});

/** The billable rows among those selected in the lists of shifts and expenses. */
export function knownOf(unbilled: Unbilled, chosen: Ticked): Ticked {
  const all = allOf(unbilled);
  const both = (ids: readonly number[], known: readonly number[]) => ids.filter((id) => known.includes(id));
  return { shift_ids: both(chosen.shift_ids, all.shift_ids), expense_ids: both(chosen.expense_ids, all.expense_ids) };
}

const toggled = (ids: readonly number[], some: readonly number[], on: boolean): number[] => {
  const others = ids.filter((id) => !some.includes(id));
  return on ? [...others, ...some] : others;
};

/** Adds `some` to the ticked work, or removes it. */
export const toggle = (ticked: Ticked, some: Ticked, on: boolean): Ticked => ({
  shift_ids: toggled(ticked.shift_ids, some.shift_ids, on),
  expense_ids: toggled(ticked.expense_ids, some.expense_ids, on),
});

/** Whether all, some or none of this work is ticked. */
export function tickedOf(work: Unbilled, { shift_ids, expense_ids }: Ticked): 'all' | 'some' | 'none' {
  const total = work.shifts.length + work.expenses.length;
  const count =
    work.shifts.filter(({ id }) => shift_ids.includes(id)).length + work.expenses.filter(({ id }) => expense_ids.includes(id)).length;
  return count === 0 ? 'none' : count === total ? 'all' : 'some';
}

/** The cost of a worker's work, before fees and GST. */
export const amountOf = ({ shifts, expenses }: WorkOfWorker): string =>
  sumOf([...shifts.map(({ cost }) => cost), ...expenses.map(({ amount }) => amount)]);
