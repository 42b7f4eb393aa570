import { agreements } from '@careloom/contract/resources/agreements';
import { applicants } from '@careloom/contract/resources/applicants';
import { expenses, type Expense } from '@careloom/contract/resources/expenses';
import { invoices } from '@careloom/contract/resources/invoices';
import { jobs } from '@careloom/contract/resources/jobs';
import { type Shift, shifts } from '@careloom/contract/resources/shifts';
import { supportWorkers } from '@careloom/contract/resources/support-workers';
import { timesheets } from '@careloom/contract/resources/timesheets';
import { inArray } from 'drizzle-orm';
import { endExpired } from '../../src/domain/agreements/end-expired';
import { advanceShifts } from '../../src/domain/shifts/advance-shifts';
import { shifts as shiftRows } from '../../src/platform/db/schema/shifts';
import { addDays } from '../../src/platform/clock/local-day';
import type { Person } from '../people';
import { makeTerms } from '../terms';
import { type Model, note, paidOf, spentOf } from './invariants';
import { ask, TERM, type CallAnswer, TYPES, type World } from './world';

/** The random values of a step: who acts, on which records, with which values. Every number is valid. */
export interface Dice {
  by: number;
  which: number;
  one: number;
  two: number;
}

interface Acting {
  world: World;
  model: Model;
  me: Person;
  dice: Dice;
}
type Act = (acting: Acting) => Promise<CallAnswer | undefined>;

const pick = <Item>(items: readonly Item[], at: number): Item | undefined => items[at % Math.max(1, items.length)];
const CHOICES = [{}, { shifts: 'release' as const }, { shifts: 'cancel' as const }];
const chosen = (dice: Dice) => CHOICES[dice.one % CHOICES.length] ?? {};

const HOURS = [
  ['07:00', '11:00'],
  ['09:00', '17:00'],
  ['16:00', '20:30'],
  ['22:00', '06:00'],
] as const;

/** A few days around the start, few hours and two workers, so that steps affect each other. */
function shiftOf({ jobs: own, workers }: World, { one, two }: Dice) {
  const [start_time, end_time] = HOURS[one % HOURS.length] ?? HOURS[0];
  const type = start_time === '22:00' ? (TYPES[two % TYPES.length] ?? 'normal') : 'normal';
  return {
    job_id: own[two % own.length]?.id ?? 0,
    worker_id: workers[(one >> 2) % workers.length]?.id ?? 0,
    date: addDays('2026-11-18', ((two >> 2) % 7) - 3),
    name: 'Shift',
    start_time,
    end_time,
    type,
    reassign: (one >> 4) % 2 === 0 ? (0 as const) : (1 as const),
    status: two % 5 === 0 ? ('draft' as const) : null,
  };
}

const spendingOf = ({ jobs: own, workers }: World, { one, two }: Dice) => ({
  date: '2026-11-17',
  title: 'Taxi',
  amount: `${10 + (one % 4)}.5`,
  job_id: own[two % own.length]?.id ?? 0,
  worker_id: workers[one % workers.length]?.id ?? 0,
});

const TO_SUBMIT: readonly Shift['status'][] = ['published', 'confirmed', 'in_progress', 'completed'];

/** API calls by any of five people, and changes of the clock. Steps without a record to act on do nothing. */
export const ACTS: Readonly<Record<string, Act>> = {
  plan: async ({ world, model, me, dice }) => {
    const answer = await ask(world, shifts.create, shiftOf(world, dice), me);
    if (answer.status === 200) {
      const shift = answer.data as Shift;
      world.shifts.push(shift.id);
      note(model.shifts, shift.id, paidOf(shift), me.id);
    }
    return answer;
  },
  replan: async ({ world, model, me, dice }) => {
    const id = pick(world.shifts, dice.which);
    if (id === undefined) return undefined;
    const answer = await ask(world, shifts.update, { id, ...shiftOf(world, dice) }, me);
    if (answer.status === 200) note(model.shifts, id, paidOf(answer.data as Shift), me.id);
    return answer;
  },
  remove: async ({ world, me, dice }) => {
    const id = pick(world.shifts, dice.which);
    if (id === undefined) return undefined;
    return ask(world, shifts.remove, { ids: [id] }, me);
  },
  submit: async ({ world, me, dice }) => ofShifts(world, dice, TO_SUBMIT, (id) => ask(world, timesheets.submit, { ids: [id] }, me)),
  approve: async ({ world, me, dice }) => ofShifts(world, dice, ['submitted'], (id) => ask(world, timesheets.approve, { ids: [id] }, me)),
  spend: async ({ world, model, me, dice }) => {
    const answer = await ask(world, expenses.create, spendingOf(world, dice) as never, me);
    if (answer.status === 200) {
      const expense = answer.data as Expense;
      world.expenses.push(expense.id);
      note(model.expenses, expense.id, spentOf(expense), me.id);
    }
    return answer;
  },
  respend: async ({ world, model, me, dice }) => {
    const id = pick(world.expenses, dice.which);
    if (id === undefined) return undefined;
    const answer = await ask(world, expenses.update, { id, ...spendingOf(world, dice) }, me);
    if (answer.status === 200) note(model.expenses, id, spentOf(answer.data as Expense), me.id);
    return answer;
  },
  confirm: async ({ world, me, dice }) => ofExpense(world, dice, (id) => ask(world, expenses.confirm, { id }, me)),
  allow: async ({ world, me, dice }) => ofExpense(world, dice, (id) => ask(world, expenses.approve, { id }, me)),
  refuse: async ({ world, me, dice }) => ofExpense(world, dice, (id) => ask(world, expenses.reject, { id, reason: 'No.' }, me)),
  bill: async ({ world, me, dice }) => {
    const expense_ids = world.expenses.filter((_id, at) => (dice.one >> at) % 2 === 1).slice(0, 1);
    return ofShifts(world, dice, ['approved'], async (id) => {
      const answer = await ask(world, invoices.generate, { shift_ids: [id], expense_ids }, me);
      if (answer.status === 200)
        world.invoices.push(...(answer.data as { invoices: { id: number }[] }).invoices.map((invoice) => invoice.id));
      return answer;
    });
  },
  pay: async ({ world, me, dice }) => {
    const id = pick(world.invoices, dice.which);
    if (id === undefined) return undefined;
    return ask(world, invoices.pay, { ids: [id], ...(dice.one % 2 === 0 && { paid_amount: '5.00' }) }, me);
  },
  terminate: async ({ world, me, dice }) => {
    const id = pick(world.agreements, dice.which)?.id ?? 0;
    return ask(world, agreements.terminate, { id, reason: 'Moved away.', ...chosen(dice) }, me);
  },
  end: async ({ world, me, dice }) => ask(world, agreements.end, { id: pick(world.agreements, dice.which)?.id ?? 0, ...chosen(dice) }, me),
  renew: async ({ world, dice }) => {
    const worker = pick(world.workers, dice.which);
    if (worker) world.agreements.push(await makeTerms(world.api.services, worker, TERM));
    return undefined;
  },
  expire: async ({ world }) => void (await endExpired(world.api.services)()),
  archive: async ({ world, me, dice }) => ofWorker(world, dice, (id) => ask(world, supportWorkers.archive, { id, ...chosen(dice) }, me)),
  restore: async ({ world, me, dice }) => ofWorker(world, dice, (id) => ask(world, supportWorkers.restore, { id }, me)),
  switch: async ({ world, me, dice }) =>
    ofWorker(world, dice, (id) => ask(world, supportWorkers.update, { id, is_active: dice.two % 2 === 0 ? 0 : 1, ...chosen(dice) }, me)),
  apply: async ({ world, me, dice }) => {
    const job_id = pick(world.jobs, dice.which)?.id ?? 0;
    const answer = await ask(world, applicants.apply, { job_id }, me);
    if (answer.status === 200) world.applications.push({ job: job_id, id: (answer.data as { id: number }).id });
    return answer;
  },
  assign: async ({ world, me, dice }) => {
    const application = pick(world.applications, dice.which);
    return application && ask(world, applicants.assign, { id: application.job, n: application.id }, me);
  },
  close: async ({ world, me, dice }) => ofJob(world, dice, (id) => ask(world, jobs.close, { id, ...chosen(dice) }, me)),
  shelve: async ({ world, me, dice }) => ofJob(world, dice, (id) => ask(world, jobs.archive, { id, ...chosen(dice) }, me)),
  unshelve: async ({ world, me, dice }) => ofJob(world, dice, (id) => ask(world, jobs.restore, { id }, me)),
  wait: async ({ world, dice }) => {
    world.api.clock.advance({ hours: 3 + (dice.one % 40) });
    await advanceShifts(world.api.services)();
    return undefined;
  },
};

/**
 * Tries the records in a suitable state, one after another, until the step succeeds for one. If none is in such a state, and otherwise
 * every fourth time, it first tries any record, because a refused step must not change anything either. Checking all records for readiness
 * would take most of a run's time.
 */
async function ofShifts(world: World, dice: Dice, ready: readonly Shift['status'][], act: (id: number) => Promise<CallAnswer>) {
  const { db } = world.api.services;
  const found = await db
    .select({ id: shiftRows.id, status: shiftRows.status })
    .from(shiftRows)
    .where(inArray(shiftRows.id, world.shifts))
    .orderBy(shiftRows.id);
  const fitting = found.filter(({ status }) => ready.includes(status)).map(({ id }) => id);
  const any = pick(world.shifts, dice.which);
  let answer: CallAnswer | undefined;
  for (const id of any !== undefined && (fitting.length === 0 || dice.one % 4 === 0) ? [any, ...fitting] : fitting) {
    answer = await act(id);
    if (answer.status === 200) return answer;
  }
  return answer;
}

const ofExpense = (world: World, dice: Dice, act: (id: number) => Promise<CallAnswer>) => {
  const id = pick(world.expenses, dice.which);
  return id === undefined ? Promise.resolve(undefined) : act(id);
};
const ofWorker = (world: World, dice: Dice, act: (id: number) => Promise<CallAnswer>) => act(pick(world.workers, dice.which)?.id ?? 0);
const ofJob = (world: World, dice: Dice, act: (id: number) => Promise<CallAnswer>) => act(pick(world.jobs, dice.which)?.id ?? 0);

/** Begins a run: the office plans a shift for each worker, and the worker submits its timesheet. */
export async function begin(world: World, model: Model): Promise<void> {
  for (const [at, worker] of world.workers.entries()) {
    const body = { job_id: world.jobs[at]?.id ?? 0, worker_id: worker.id, date: '2026-11-16', name: 'Worked' };
    const answer = await ask(world, shifts.create, { ...body, start_time: '09:00', end_time: '17:00', type: 'normal' }, world.admin);
    const shift = answer.data as Shift;
    world.shifts.push(shift.id);
    note(model.shifts, shift.id, paidOf(shift), world.admin.id);
    await ask(world, timesheets.submit, { ids: [shift.id] }, worker);
  }
}
