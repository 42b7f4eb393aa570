import { call } from '../call';
import { instant } from '../entities';
import { id } from '../rules';
import { z } from '../schema';

/** Maximum number of active links of one person. */
export const MOST_FEEDS = 10;

/** A link for a calendar program to read the shifts of its owner, without the secret part of its address. */
export const calendarFeed = z.object({
  id: z.number(),
  /** `active` or `revoked`. */
  status: z.string(),
  created_at: instant,
  revoked_at: z.nullable(instant),
});
export type CalendarFeed = z.output<typeof calendarFeed>;

/** Includes the address, which only this response contains. */
const madeFeed = z.extend(calendarFeed, { url: z.string() });
export type MadeFeed = z.output<typeof madeFeed>;

const feeds = { resource: 'calendar-feed', access: ['shift-submit'] } as const;
const changes = { affects: ['calendar-feed'], access: ['shift-submit'] } as const;

/** Links to the own shifts for calendar programs. */
export const calendarFeeds = {
  /** Active links, then ended ones; the latest first, at most 20. */
  list: call({ ...feeds, id: 'A-374', method: 'GET', path: '/calendar-feeds', data: z.array(calendarFeed) }),
  /** No idempotency key: the address would be stored with the saved response. */
  create: call({
    ...changes,
    id: 'A-375',
    method: 'POST',
    creates: false,
    path: '/calendar-feeds',
    data: madeFeed,
    success: 'success.added',
  }),
  revoke: call({
    ...changes,
    id: 'A-376',
    method: 'POST',
    creates: false,
    path: '/calendar-feeds/:n/revoke',
    params: z.object({ n: id() }),
    data: calendarFeed,
    success: 'success.link_revoked',
  }),
};
