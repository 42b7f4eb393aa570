import { call } from '../call';
import { bit, day, face } from '../entities';
import { listQuery } from '../list-query';
import { id, oneOf, optional } from '../rules';
import { z } from '../schema';

/** The kinds of work that are shared: the first two are measured in minutes, the last two are counted. */
export const SHARED_WORK = ['weekend', 'holiday', 'sleep_over', 'night'] as const;
export type SharedWork = (typeof SHARED_WORK)[number];

/** The selectable periods, in whole weeks that end on the last Sunday. */
export const SHARE_WEEKS = ['4', '8', '13'] as const;
export const USUAL_WEEKS = '13';

/** The wish of a worker for a kind of work: more than an even share, an even share, or fewer. */
export const WISHES = ['more', 'even', 'fewer'] as const;
export type Wish = (typeof WISHES)[number];

/** `own` is the amount worked, `even` an even share: minutes for weekends and holidays, counts for sleep overs and active nights. */
const share = z.object({ own: z.number(), even: z.number(), wish: z.string() });
export type Share = z.output<typeof share>;

const sharesOfWorker = { weekend: share, holiday: share, sleep_over: share, night: share };

/** A worker who had shifts in the period. `weekly_hours` are the hours the worker wants, or the average worked (`is_average`). */
export const fairShare = z.object({ worker: face, weekly_hours: z.number(), is_average: bit, ...sharesOfWorker });
export type FairShare = z.output<typeof fairShare>;

/** A page of workers, those furthest above their share first, with the period and data about all workers in it. */
export const fairSharesPage = z.object({
  items: z.array(fairShare),
  page: z.number(),
  per_page: z.number(),
  last_page: z.number(),
  total: z.number(),
  from: day,
  to: day,
  /** The totals of all workers; null for a worker, who sees only the own row. */
  totals: z.nullable(z.object({ weekend: z.number(), holiday: z.number(), sleep_over: z.number(), night: z.number() })),
  /** The worker furthest above an even share, and the kind of work. Null if nobody exceeds it by more than half without asking for more. */
  first: z.nullable(z.object({ kind: z.string(), row: fairShare })),
});
export type FairSharesPage = z.output<typeof fairSharesPage>;

export const fairSharesQuery = z.extend(listQuery, {
  weeks: z._default(oneOf(SHARE_WEEKS), USUAL_WEEKS),
  house_id: optional(id()),
});

/** The wishes of a worker, by kind of work. */
const wished = z.object({ weekend: z.string(), holiday: z.string(), sleep_over: z.string(), night: z.string() });

const wish = () => z._default(oneOf(WISHES), 'even');
export const wishesBody = z.object({ weekend: wish(), holiday: wish(), sleep_over: wish(), night: wish() });
export type Wishes = z.output<typeof wishesBody>;

/** Whether a worker exceeds an even share by more than half. */
export const isFarAbove = ({ own, even }: Pick<Share, 'own' | 'even'>): boolean => own > even * 1.5;

/** Whether a worker has more or less than an even share because they asked for it. */
export const isAsAsked = ({ own, even, wish }: Share): boolean => (wish === 'more' && own > even) || (wish === 'fewer' && own < even);

export const fairShares = {
  /** Within the caller's scope: a team leader sees the work in the houses led, workers only their own row. */
  list: call({
    id: 'A-450',
    method: 'GET',
    path: '/fair-shares',
    resource: 'fair-share',
    access: ['fair-share-read'],
    query: fairSharesQuery,
    data: fairSharesPage,
  }),
  /** The caller's wishes. */
  wishes: call({
    id: 'A-451',
    method: 'GET',
    path: '/fair-shares/wishes',
    resource: 'fair-share',
    access: ['fair-share-ask'],
    data: wished,
  }),
  ask: call({
    id: 'A-452',
    method: 'PUT',
    path: '/fair-shares/wishes',
    affects: ['fair-share'],
    access: ['fair-share-ask'],
    body: wishesBody,
    data: wished,
    success: 'success.updated',
    labels: {
      weekend: 'field.share.weekend',
      holiday: 'field.share.holiday',
      sleep_over: 'field.share.sleep_over',
      night: 'field.share.night',
    },
  }),
};
