import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { isAbn } from '@careloom/contract/identifiers';
import { overlaps } from '@careloom/pay/overlap';
import { invoices } from '../db/schema/invoices';
import { users } from '../db/schema/identity';
import { jobs } from '../db/schema/jobs';
import { houses } from '../db/schema/places';
import { shifts } from '../db/schema/shifts';
import { calendarOf } from './calendar';
import { makePlan } from './make-plan';

const planOn = (day: string) =>
  makePlan({ calendar: calendarOf(new Date(`${day}T01:00:00Z`), 'Australia/Sydney'), passwordHash: 'x', scale: 1 });
const period = ({ start_at, end_at }: { start_at: Date; end_at: Date }) => ({
  start_at: start_at.toISOString(),
  end_at: end_at.toISOString(),
});

describe('the demo provider', () => {
  const plan = planOn('2026-11-21');

  test('has houses, workers, jobs and three months of shifts', () => {
    assert.equal(plan.of(houses).length, 8);
    assert.equal(plan.of(users).filter(({ user_type }) => user_type === 'worker').length, 40);
    assert.equal(plan.of(jobs).length, 60);
    assert.ok(plan.of(shifts).length > 1_500, `${plan.of(shifts).length} shifts`);
  });

  test('gives every worker with an ABN a valid one', () => {
    const abns = plan.of(users).flatMap(({ abn }) => (abn ? [abn] : []));
    assert.ok(abns.length > 20);
    assert.deepEqual(
      abns.filter((abn) => !isAbn(abn)),
      [],
    );
  });

  test('has no worker in two places at once', () => {
    const rostered = plan.of(shifts).filter(({ worker_id, status }) => worker_id && status !== 'cancelled');
    const sorted = rostered.sort((a, b) => (a.worker_id ?? 0) - (b.worker_id ?? 0) || a.start_at.getTime() - b.start_at.getTime());
    const clashes = sorted.filter((shift, index) => {
      const before = sorted[index - 1];
      return before !== undefined && before.worker_id === shift.worker_id && overlaps(period(before), period(shift));
    });
    assert.deepEqual(clashes, []);
  });

  test('has invoices that add up', () => {
    assert.ok(plan.of(invoices).length > 50);
    for (const bill of plan.of(invoices)) {
      assert.equal(bill.payable_cents, bill.cost_of_service_cents + bill.expenses_cents - bill.shift_fees_cents + bill.gst_cents);
    }
  });

  test('is the same again on the same day', () => {
    assert.deepEqual(planOn('2026-11-21').of(invoices), plan.of(invoices));
  });
});

describe('the demo provider can be planted on any day', () => {
  for (const day of ['2026-01-02', '2026-04-04', '2026-04-05', '2026-10-03', '2026-10-04', '2027-02-28', '2027-10-03', '2028-02-29']) {
    test(day, () => assert.ok(planOn(day).of(shifts).length > 1_500));
  }
});
