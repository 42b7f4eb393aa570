import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FairShare, Share } from '@careloom/contract/resources/fair-shares';
import { periodOf } from './list-fair-shares';
import { orderShares } from './order-shares';
import { averageHours, excessOf, furthest, isWorthSaying, sharesOf, type Tally } from './shares';

const [BANKSIA, WARATAH] = [1, 2];
const [ANA, BEN, CAI] = [11, 12, 13];

/** Minutes worked in a house; weekends and holidays in hours. */
const tally = (worker_id: number, house_id: number, hours: number, work: Partial<Tally> = {}): Tally => ({
  ...{ worker_id, house_id, minutes: hours * 60, weekend: 0, holiday: 0, sleep_over: 0, night: 0 },
  ...work,
});
const hoursOf = (...pairs: [number, number][]) => new Map(pairs);
const workedIn = (tallies: readonly Tally[]) => {
  const worked = new Map<number, number>();
  for (const { worker_id, minutes } of tallies) worked.set(worker_id, (worked.get(worker_id) ?? 0) + minutes);
  return worked;
};

const EXAMPLES: [what: string, tallies: Tally[], hours: Map<number, number>, weekend: Record<number, [own: number, even: number]>][] = [
  [
    'workers with equal weekly hours have equal shares',
    [tally(ANA, BANKSIA, 100, { weekend: 900 }), tally(BEN, BANKSIA, 100, { weekend: 300 })],
    hoursOf([ANA, 20], [BEN, 20]),
    { [ANA]: [900, 600], [BEN]: [300, 600] },
  ],
  [
    'twice the weekly hours give twice the share, whatever was worked',
    [tally(ANA, BANKSIA, 10, { weekend: 600 }), tally(BEN, BANKSIA, 90, { weekend: 300 })],
    hoursOf([ANA, 10], [BEN, 20]),
    { [ANA]: [600, 300], [BEN]: [300, 600] },
  ],
  [
    'only those who worked in a house share its work',
    [tally(ANA, BANKSIA, 10, { weekend: 600 }), tally(BEN, BANKSIA, 10), tally(CAI, WARATAH, 10, { weekend: 120 })],
    hoursOf([ANA, 20], [BEN, 20], [CAI, 38]),
    { [ANA]: [600, 300], [BEN]: [0, 300], [CAI]: [120, 120] },
  ],
  [
    'weekly hours are split over two houses in proportion to the work in each',
    [
      tally(ANA, BANKSIA, 30, { weekend: 800 }),
      tally(ANA, WARATAH, 10),
      tally(BEN, BANKSIA, 20),
      tally(CAI, WARATAH, 20, { weekend: 600 }),
    ],
    hoursOf([ANA, 20], [BEN, 5], [CAI, 10]),
    { [ANA]: [800, 600 + 200], [BEN]: [0, 200], [CAI]: [600, 400] },
  ],
  ['a worker who worked alone has an even share', [tally(ANA, BANKSIA, 8, { weekend: 480 })], hoursOf([ANA, 20]), { [ANA]: [480, 480] }],
  ['a house without work shares nothing', [], hoursOf(), {}],
];

for (const [what, tallies, hours, weekend] of EXAMPLES)
  test(`an even share: ${what}`, () => {
    const shares = sharesOf(tallies, workedIn(tallies), hours);
    assert.deepEqual(Object.fromEntries([...shares].map(([id, share]) => [id, [share.weekend.own, share.weekend.even]])), weekend);
  });

test('work in houses that are not shared reduces the weekly hours that a worker brings to the others', () => {
  const tallies = [tally(ANA, BANKSIA, 10, { sleep_over: 3 }), tally(BEN, BANKSIA, 10)];
  const shares = sharesOf(tallies, hoursOf([ANA, 4 * 10 * 60], [BEN, 10 * 60]), hoursOf([ANA, 20], [BEN, 10]));
  assert.deepEqual(
    [shares.get(ANA)?.sleep_over, shares.get(BEN)?.sleep_over],
    [
      { own: 3, even: 1 },
      { own: 0, even: 2 },
    ],
  );
});

test('the shares of each kind add up to the work done', () => {
  const work = { weekend: 1_000, holiday: 450, sleep_over: 7, night: 4 };
  const tallies = [tally(ANA, BANKSIA, 21, work), tally(BEN, BANKSIA, 13), tally(CAI, BANKSIA, 40, { weekend: 17 })];
  const shares = [...sharesOf(tallies, workedIn(tallies), hoursOf([ANA, 20], [BEN, 15], [CAI, 5])).values()];
  const sum = (of: (share: (typeof shares)[number]) => number) => Math.round(shares.reduce((total, share) => total + of(share), 0));
  assert.deepEqual(
    [
      sum(({ weekend }) => weekend.even),
      sum(({ holiday }) => holiday.even),
      sum(({ sleep_over }) => sleep_over.even),
      sum(({ night }) => night.even),
    ],
    [1_017, 450, 7, 4],
  );
});

const share = (own: number, even: number, wish = 'even'): Share => ({ own, even, wish });

test('the excess over an even share, unless the worker asked for it', () => {
  const excesses: [kind: 'weekend' | 'night', share: Share, excess: number][] = [
    ['weekend', share(600, 240), 360],
    ['weekend', share(600, 240, 'fewer'), 360],
    ['weekend', share(600, 240, 'more'), 0],
    ['weekend', share(60, 240, 'more'), -180],
    ['night', share(3, 1), 960],
  ];
  for (const [kind, of, excess] of excesses) assert.equal(excessOf(kind, of), excess);
});

test('an excess is worth reporting above half an even share, and at least one shift', () => {
  assert.deepEqual(
    [share(1_500, 1_000), share(1_501, 1_000), share(900, 300), share(779, 300), share(900, 300, 'more')].map((of) =>
      isWorthSaying('weekend', of),
    ),
    [false, true, true, false, false],
  );
  assert.equal(isWorthSaying('sleep_over', share(2, 1)), true);
});

const row = (id: number, first_name: string, shares: Partial<FairShare>): FairShare => ({
  worker: { id, first_name, last_name: 'Haddad', sm_profile_picture_url: null },
  ...{ weekly_hours: 20, is_average: 0 },
  ...{ weekend: share(0, 0), holiday: share(0, 0), sleep_over: share(0, 0), night: share(0, 0) },
  ...shares,
});

test('the largest excess comes first, whatever the kind of work; a search matches all of its words', () => {
  const rows = [
    row(1, 'Noor', { weekend: share(100, 400), sleep_over: share(9, 2, 'more') }),
    row(2, 'Ana', { weekend: share(600, 100) }),
    row(3, 'Ben', { night: share(4, 2) }),
    row(4, 'Aziz', { weekend: share(600, 100) }),
  ];
  const names = (query: object) =>
    orderShares(rows, { search: null, sort: null, dir: null, ...query }).map(({ worker }) => worker.first_name);
  assert.deepEqual(names({}), ['Ben', 'Ana', 'Aziz', 'Noor']);
  assert.deepEqual(names({ sort: 'name' }), ['Ana', 'Aziz', 'Ben', 'Noor']);
  assert.deepEqual(names({ sort: 'weekend', dir: 'desc' }), ['Ana', 'Aziz', 'Ben', 'Noor']);
  assert.deepEqual(names({ sort: 'sleep_over', dir: 'desc' })[0], 'Noor');
  assert.deepEqual(names({ search: 'had an' }), ['Ana']);
  assert.deepEqual(furthest(row(1, 'Noor', { weekend: share(480, 0), sleep_over: share(2, 1.5) })), { kind: 'weekend', excess: 480 });
});

test('a period consists of whole weeks, from Monday to the last Sunday', () => {
  assert.deepEqual(periodOf('2026-11-25', 13), { from: '2026-08-24', to: '2026-11-22' });
  assert.deepEqual(periodOf('2026-11-22', 4), { from: '2026-10-19', to: '2026-11-15' });
  assert.deepEqual(periodOf('2026-11-23', 4), { from: '2026-10-26', to: '2026-11-22' });
});

test('missing weekly hours are replaced by the average, half an hour at least', () => {
  assert.deepEqual([averageHours(13 * 20 * 60, 13), averageHours(1_000, 4), averageHours(0, 8)], [20, 4, 0.5]);
});
