import { calendarFeeds } from '@careloom/contract/resources/calendar-feeds';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route';
import { feedFileRoute } from './feed-file';
import { createFeed, listFeeds, revokeFeed } from './feeds';

/** Links to the user's own shifts for calendar programs, and the calendars that they read. */
export function calendarFeedRoutes(app: FastifyInstance): void {
  route(app, calendarFeeds.list, { scope: 'self' }, listFeeds);
  route(app, calendarFeeds.create, { scope: 'self', record: 'Calendar feed' }, createFeed);
  route(app, calendarFeeds.revoke, { scope: 'self' }, revokeFeed);
  feedFileRoute(app);
}
