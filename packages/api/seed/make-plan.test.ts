import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isAbn } from '@careloom/contract/identifiers';
import { shiftFee } from '@careloom/pay/shift-fee';
import { serviceAgreements } from '../src/platform/db/schema/agreements';
import { users } from '../src/platform/db/schema/identity';
import { invoices } from '../src/platform/db/schema/invoices';
import { applications, jobs } from '../src/platform/db/schema/jobs';
import { expenses, invoiceLines } from '../src/platform/db/schema/money';
import { notifications } from '../src/platform/db/schema/notices';
import { houses, participants } from '../src/platform/db/schema/places';
import { shifts, shiftSegments } from '../src/platform/db/schema/shifts';
import { calendarOf } from './calendar';
import { FEE_PERCENT } from './setting';
import { groupBy } from '../src/platform/list/group';
import { makePlan } from './make-plan';

const planOn = (now: string, scale = 1) =>
  makePlan({ calendar: calendarOf(new Date(now), 'Australia/Sydney'), passwordHash: 'hash', scale });
const NOW = '2026-11-21T02:00:00Z';
const plan = planOn(NOW);
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const countBy = <Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key) =>
  new Map([...groupBy(rows, keyOf)].map(([key, own]) => [key, own.length]));
const tables = [
  users,
  houses,
  participants,
  serviceAgreements,
  jobs,
  applications,
  shifts,
  shiftSegments,
  expenses,
  invoices,
  invoiceLines,
  notifications,
];

test('the same day gives the same plan, and a larger one starts with the smaller', () => {
  const again = planOn(NOW);
  for (const table of tables) assert.deepEqual(again.of(table), plan.of(table));
  const larger = planOn(NOW, 2);
  assert.deepEqual(larger.of(users).slice(0, plan.of(users).length), plan.of(users));
  assert.deepEqual(larger.of(jobs).slice(0, plan.of(jobs).length), plan.of(jobs));
  const emails = larger.of(users).map(({ email }) => email);
  assert.equal(new Set(emails).size, emails.length);
});

test('a branch has 8 houses, 6 team leaders, 40 workers, 60 jobs and about 2,000 shifts', () => {
  const roles = countBy(plan.of(users), ({ user_type }) => user_type);
  assert.deepEqual([plan.of(houses).length, roles.get('team_leader'), roles.get('worker'), plan.of(jobs).length], [8, 6, 40, 60]);
  assert.ok(Math.abs(plan.of(shifts).length - 2_000) < 200, `${plan.of(shifts).length} shifts`);
});

const STATES: readonly [string, ReadonlyMap<unknown, number>, readonly string[]][] = [
  ['jobs', countBy(plan.of(jobs), ({ status }) => status), ['open', 'assigned', 'closed']],
  [
    'applications',
    countBy(plan.of(applications), ({ status }) => status),
    ['applied', 'shortlisted', 'assigned', 'not_selected', 'withdrawn'],
  ],
  [
    'agreements',
    countBy(plan.of(serviceAgreements), ({ status }) => status),
    ['pending_sign', 'awaiting_signature', 'signed', 'terminated', 'ended'],
  ],
  [
    'shifts',
    countBy(plan.of(shifts), ({ status }) => status),
    ['draft', 'published', 'confirmed', 'completed', 'submitted', 'approved', 'invoiced', 'cancelled'],
  ],
  ['kinds of shift', countBy(plan.of(shifts), ({ type }) => type), ['normal', 'sleep_over', 'active_night']],
  ['expenses', countBy(plan.of(expenses), ({ status }) => status), ['pending', 'approved', 'rejected']],
  ['invoices', countBy(plan.of(invoices), ({ status }) => status), ['generated', 'awaiting_payment', 'part_paid', 'paid', 'void']],
  ['workers', countBy(plan.of(users), ({ verification_status }) => verification_status), ['pending', 'verified', 'rejected']],
];
for (const [title, counts, states] of STATES) {
  test(`there are ${title} in every state`, () => {
    for (const state of states) assert.ok((counts.get(state) ?? 0) >= 1, state);
  });
}

test('no shift of a worker overlaps another', () => {
  for (const own of groupBy(plan.of(shifts), ({ worker_id }) => worker_id).values()) {
    if (own[0]?.worker_id === null) continue;
    const ordered = [...own].sort((a, b) => a.start_at.getTime() - b.start_at.getTime());
    ordered.slice(1).forEach((shift, index) => assert.ok(shift.start_at >= (ordered[index]?.end_at ?? shift.start_at)));
  }
});

test("shifts are within the days of their jobs; spending and payments are between the worker's first day and today", () => {
  const of = new Map(plan.of(jobs).map((job) => [job.id, job]));
  const outside = plan.of(shifts).filter(({ job_id, date }) => {
    const { start_date, end_date } = of.get(job_id) ?? assert.fail();
    return date < start_date || (end_date && date > end_date);
  });
  assert.deepEqual(
    outside.map(({ job_id, date }) => [job_id, date]),
    [],
  );
  const signed = plan.of(serviceAgreements).filter(({ status }) => ['signed', 'terminated', 'ended'].includes(status ?? ''));
  const began = groupBy(signed, ({ user_id }) => user_id);
  const early = plan.of(expenses).filter(({ worker_id, date }) => {
    const days = (began.get(worker_id ?? 0) ?? []).map(({ commencement_date }) => commencement_date).sort();
    return date > '2026-11-21' || date < (days[0] ?? '9999');
  });
  assert.deepEqual(
    early.map(({ worker_id, date }) => [worker_id, date]),
    [],
  );
  for (const { date, paid_on } of plan.of(invoices))
    assert.ok(!paid_on || (date <= paid_on && paid_on <= '2026-11-21'), `${date} ${paid_on}`);
});

test('the cost of a shift is the sum of its lines, and its fee is computed from that', () => {
  const lines = groupBy(plan.of(shiftSegments), ({ shift_id }) => shift_id);
  for (const shift of plan.of(shifts)) {
    assert.equal(sum((lines.get(shift.id) ?? []).map(({ amount_cents }) => amount_cents)), shift.cost_cents);
    assert.equal(shift.fee_cents, shiftFee(shift.cost_cents, FEE_PERCENT));
  }
});

test('an invoice is the sum of its lines, and its shifts and expenses refer to it', () => {
  const lines = groupBy(plan.of(invoiceLines), ({ invoice_id }) => invoice_id);
  const billed = groupBy(plan.of(shifts), ({ invoice_id }) => invoice_id);
  for (const invoice of plan.of(invoices)) {
    const amounts = (lines.get(invoice.id) ?? []).map(({ amount_cents }) => amount_cents);
    assert.equal(sum(amounts), invoice.cost_of_service_cents + invoice.expenses_cents);
    const own = billed.get(invoice.id) ?? [];
    assert.equal(sum(own.map(({ cost_cents }) => cost_cents)), invoice.status === 'void' ? 0 : invoice.cost_of_service_cents);
    for (const shift of own) assert.deepEqual([shift.worker_id, shift.status], [invoice.worker_id, 'invoiced']);
  }
});

test('every ABN is valid', () => {
  const abns = plan.of(users).flatMap(({ abn }) => (abn ? [abn] : []));
  assert.deepEqual([abns.length, abns.filter((abn) => !isAbn(abn))], [40, []]);
});

test('each assigned job belongs to one applicant with a signed agreement in force', () => {
  const signed = new Set(
    plan
      .of(serviceAgreements)
      .filter(({ status, end_date }) => status === 'signed' && end_date >= '2026-11-21')
      .map(({ user_id }) => user_id),
  );
  const chosen = new Map(
    plan
      .of(applications)
      .filter(({ status }) => status === 'assigned')
      .map(({ job_id, worker_id }) => [job_id, worker_id]),
  );
  for (const job of plan.of(jobs)) {
    if (job.status === 'assigned') assert.ok(signed.has(job.worker_id ?? 0));
    assert.equal(chosen.get(job.id) ?? null, job.worker_id);
  }
});

test('the demo worker has a current job, completed jobs, open ones to apply for, and enough notices for several pages', () => {
  const worker = plan.of(users).find(({ email }) => email === 'worker@careloom.test');
  const own = countBy(
    plan.of(jobs).filter(({ worker_id }) => worker_id === worker?.id),
    ({ status }) => status,
  );
  assert.deepEqual([own.get('assigned'), (own.get('closed') ?? 0) >= 2], [1, true]);
  const applied = new Set(
    plan
      .of(applications)
      .filter(({ worker_id }) => worker_id === worker?.id)
      .map(({ job_id }) => job_id),
  );
  const open = plan
    .of(jobs)
    .filter(({ status, visibility, archived_at, id }) => status === 'open' && visibility === 'public' && !archived_at && !applied.has(id));
  assert.ok(open.length >= 5);
  const notices = countBy(plan.of(notifications), ({ user_id }) => user_id);
  assert.ok((notices.get(worker?.id ?? 0) ?? 0) > 30 && (notices.get(1) ?? 0) > 30);
});

test('nothing that has happened is dated in the future', () => {
  const now = new Date(NOW);
  for (const { created_at, assigned_at, closed_at } of plan.of(jobs)) {
    for (const instant of [created_at, assigned_at, closed_at]) assert.ok(!instant || instant <= now);
  }
  for (const { applied_at } of plan.of(applications)) assert.ok(applied_at && applied_at <= now);
  for (const { created_at } of plan.of(shifts)) assert.ok(created_at && created_at <= now);
  for (const { created_at } of plan.of(notifications)) assert.ok(created_at && created_at <= now);
});

const TURNS = [
  '2026-04-04T20:00:00Z',
  '2026-10-03T12:00:00Z',
  '2026-10-20T00:00:00Z',
  '2026-12-31T12:59:59Z',
  '2027-01-01T00:00:00Z',
  '2028-02-29T03:00:00Z',
];
for (const turn of TURNS) {
  test(`a plan can be made on ${turn}, regardless of clock changes and calendars`, () => {
    const made = planOn(turn);
    assert.ok(made.of(shifts).length > 1_700);
    assert.ok(made.of(invoices).length > 100);
  });
}
