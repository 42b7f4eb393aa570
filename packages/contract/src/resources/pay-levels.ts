import { call } from '../call';
import { bit, clock, money, repricing } from '../entities';
import { pageOf } from '../envelope';
import { listQuery } from '../list-query';
import { acrossFields, currency, flag, id, oneOf, optional, text, time } from '../rules';
import { z } from '../schema';

export const CROSSINGS = ['split', 'whole_shift'] as const;
const MAX_TIMINGS = 12;

const timing = z.object({ start_time: clock, end_time: clock, is_overnight: bit, pay_rate: money });

/**
 * Rates in dollars per hour, except for a sleep over, where the rate is the whole amount. Start, end, flag and `pay_rate` are those of the
 * default timing, the first of `timings`; weekday, weekend and overnight rates are derived from the others.
 */
export const payLevel = z.object({
  id: z.number(),
  name: z.string(),
  start_time: clock,
  end_time: clock,
  is_overnight: bit,
  pay_rate: money,
  timings: z.array(timing),
  saturday_rate: money,
  sunday_rate: money,
  holiday_rate: money,
  sleep_over: money,
  active_night: money,
  weekday_rate: money,
  weekend_rate: money,
  overnight_rate: money,
  crossing: z.string(),
});
export type PayLevel = z.output<typeof payLevel>;

const needed = (field: 'start_time' | 'end_time' | 'pay_rate') =>
  acrossFields<{ timings: unknown[] } & Record<'start_time' | 'end_time' | 'pay_rate', string | null>>(
    ['timings', field],
    (body) => body.timings.length > 0 || body[field] !== null,
    { error: 'validation.required', path: [field] },
  );

/** The weekday bands as a list, the default first; or for a level with one band, its four fields directly. */
export const payLevelBody = z
  .object({
    name: text(120),
    timings: z._default(
      z
        .array(z.object({ start_time: time(), end_time: time(), is_overnight: flag(), pay_rate: currency() }), {
          error: 'validation.array',
        })
        .check(z.maxLength(MAX_TIMINGS, { error: 'validation.array' })),
      [],
    ),
    start_time: optional(time()),
    end_time: optional(time()),
    is_overnight: z._default(flag(), 0),
    pay_rate: optional(currency()),
    saturday_rate: currency(),
    sunday_rate: currency(),
    holiday_rate: currency(),
    sleep_over: currency(),
    active_night: currency(),
    weekday_rate: optional(currency()),
    weekend_rate: optional(currency()),
    overnight_rate: optional(currency()),
    crossing: z._default(oneOf(CROSSINGS), 'split'),
  })
  .check(needed('start_time'), needed('end_time'), needed('pay_rate'));
export type PayLevelBody = z.output<typeof payLevelBody>;

export const payLevelLabels = {
  name: 'field.pay_level.name',
  start_time: 'field.pay_level.start_time',
  end_time: 'field.pay_level.end_time',
  pay_rate: 'field.pay_level.pay_rate_per_hour',
  saturday_rate: 'field.pay_level.saturday_rate',
  sunday_rate: 'field.pay_level.sunday_rate',
  holiday_rate: 'field.pay_level.holiday_rate',
  sleep_over: 'field.pay_level.sleep_over_fixed_rate',
  active_night: 'field.pay_level.active_night',
  weekday_rate: 'field.pay_level.weekday_rate',
  weekend_rate: 'field.pay_level.weekend_rate',
  overnight_rate: 'field.pay_level.24_hour_overnight_rate',
} as const;

interface Band {
  start_time: string;
  end_time: string;
  is_overnight: 0 | 1;
}

type TimingRule =
  | 'rule.paylevel.end_gt'
  | 'rule.paylevel.end_lt'
  | 'rule.paylevel.dup_shift'
  | 'rule.paylevel.dup_overnight'
  | 'rule.paylevel.dup_end';

/**
 * The first rule that a level's timings break, and the index of the timing: a day timing must end after its start, an
 * overnight one before it; no two of a kind may have the same times, or the same end.
 */
export function timingFault(timings: readonly Band[]): { index: number; rule: TimingRule } | undefined {
  for (const [index, one] of timings.entries()) {
    if (!one.is_overnight && one.end_time <= one.start_time) return { index, rule: 'rule.paylevel.end_gt' };
    if (one.is_overnight && one.end_time >= one.start_time) return { index, rule: 'rule.paylevel.end_lt' };
    const alike = timings.slice(0, index).filter((other) => other.is_overnight === one.is_overnight && other.end_time === one.end_time);
    const same = alike.some((other) => other.start_time === one.start_time);
    if (same) return { index, rule: one.is_overnight ? 'rule.paylevel.dup_overnight' : 'rule.paylevel.dup_shift' };
    if (alike.length > 0) return { index, rule: 'rule.paylevel.dup_end' };
  }
  return undefined;
}

const byId = z.object({ id: id() });

export const payLevels = {
  list: call({
    id: 'A-130',
    method: 'GET',
    path: '/pay-level',
    resource: 'pay-level',
    access: ['pay-level-read'],
    query: listQuery,
    data: pageOf(payLevel),
  }),
  get: call({
    id: 'A-131',
    method: 'GET',
    path: '/pay-level/:id',
    resource: 'pay-level',
    access: ['pay-level-read'],
    params: byId,
    data: payLevel,
  }),
  create: call({
    id: 'A-132',
    method: 'POST',
    creates: true,
    path: '/pay-level',
    affects: ['pay-level'],
    access: ['pay-level-write'],
    body: payLevelBody,
    data: payLevel,
    success: 'success.added',
    labels: payLevelLabels,
  }),
  update: call({
    id: 'A-133',
    method: 'PUT',
    path: '/pay-level/:id',
    affects: ['pay-level', 'shift'],
    access: ['pay-level-write'],
    params: byId,
    body: payLevelBody,
    data: payLevel,
    success: 'success.updated',
    labels: payLevelLabels,
  }),
  /** Shows how an update with this body would change the shifts that are not worked yet, without writing anything. */
  preview: call({
    id: 'A-236',
    method: 'POST',
    creates: false,
    path: '/pay-level/:id/preview',
    affects: [],
    access: ['pay-level-write'],
    params: byId,
    body: payLevelBody,
    data: repricing,
    labels: payLevelLabels,
  }),
  remove: call({
    id: 'A-134',
    method: 'DELETE',
    path: '/pay-level/:id',
    affects: ['pay-level'],
    access: ['pay-level-write'],
    params: byId,
    data: z.object({}),
    success: 'success.deleted',
  }),
};
