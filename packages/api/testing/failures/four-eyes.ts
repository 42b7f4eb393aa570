import { and, eq, inArray, ne } from 'drizzle-orm';
import { users } from '../../src/platform/db/schema/identity';
import { shifts } from '../../src/platform/db/schema/shifts';
import { makeExpense, makeInvoice } from '../money-records';
import { newShift, next, work } from '../rows/write-context';
import { asked, type Provoke, type Stage } from './stage';

const ofMe = async (stage: Stage) => ({ ids: [(await newShift(stage, { status: 'submitted', created_by_id: stage.me.id })).id] });

/** An invoice for a shift that `me` created and approved, as earlier rules allowed. */
async function paidAlone(stage: Stage) {
  const { services } = stage.world.api;
  const invoice = await makeInvoice(services, work(stage), { number: `FE-${next()}` });
  const { id } = await newShift(stage, { status: 'invoiced', invoice_id: invoice.id });
  await services.db.update(shifts).set({ created_by_id: stage.me.id, approved_by_id: stage.me.id }).where(eq(shifts.id, id));
  return { ids: [invoice.id] };
}

/** Provokes a failure while nobody else of the admin side can sign in. */
const alone =
  (provoke: Provoke): Provoke =>
  async (stage) => {
    const { db } = stage.world.api.services;
    const others = and(inArray(users.user_type, ['super_admin', 'senior_manager']), ne(users.id, stage.me.id), eq(users.is_active, true));
    const away = await db.update(users).set({ is_active: false }).where(others).returning({ id: users.id });
    const answer = await provoke(stage);
    const ids = away.map(({ id }) => id);
    await db.update(users).set({ is_active: true }).where(inArray(users.id, ids));
    return answer;
  };

const returned = { returned_at: new Date('2026-06-01T00:00:00Z') };

export const ownApproval = asked(ofMe);
export const ownApprovalAlone = alone(ownApproval);
export const ownPayment = asked(paidAlone);
export const ownPaymentAlone = alone(ownPayment);
export const shiftWithWorker = asked(async (stage) => ({ ids: [(await newShift(stage, { status: 'completed', ...returned })).id] }));
export const expenseWithWorker = asked(async (stage) => {
  const { api, mine } = stage.world;
  return { id: (await makeExpense(api.services, { ...work(stage), by: mine.worker }, returned)).id };
});
export const expenseOfNobody = asked(async (stage) => {
  const { api, mine } = stage.world;
  return { id: (await makeExpense(api.services, { ...work(stage), by: mine.worker }, { worker_id: null })).id };
});
export const ownExpense = asked(async (stage) => ({
  id: (await makeExpense(stage.world.api.services, { ...work(stage), by: stage.me })).id,
}));
