import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { notFound } from '../../platform/http/errors';
import { plainRoute } from '../../platform/http/plain-route';
import { API_BASE } from '../../platform/http/route';
import { calendarOf } from './calendar-of';
import { shiftsOfFeed } from './shifts-of-feed';

const SUFFIX = '.ics';

/** The address of a feed. Its file extension lets calendar programs detect the type. */
export const feedAddress = (publicUrl: string, token: string): string => `${publicUrl}${API_BASE}/calendar/${token}${SUFFIX}`;

const asked = z.object({ file: z.string().max(80).endsWith(SUFFIX) });

/** Serves the shifts of the link's maker, as long as the link works. A program that has the current ones gets a 304. */
export function feedFileRoute(app: FastifyInstance): void {
  const { services } = app;
  const route = { path: '/calendar/:file', scope: 'public', because: 'a calendar, read by a program that has its link' } as const;
  plainRoute(app, route, async (request, reply) => {
    const { data } = asked.safeParse(request.params);
    const found = data && (await shiftsOfFeed(services, data.file.slice(0, -SUFFIX.length)));
    if (!found) throw notFound('calendar_feed.over');
    const calendar = calendarOf(found, services.env.publicUrl);
    const tag = `"${createHash('sha256').update(calendar).digest('base64url')}"`;
    reply.header('cache-control', 'private, no-cache').header('etag', tag);
    if (isKnown(request.headers['if-none-match'], tag)) return reply.code(304).send();
    return reply
      .type('text/calendar; charset=utf-8')
      .header('x-content-type-options', 'nosniff')
      .header('content-disposition', 'inline; filename="careloom.ics"')
      .send(calendar);
  });
}

/** A proxy that compresses responses makes ETags weak. */
const isKnown = (etags: string | undefined, tag: string): boolean =>
  etags !== undefined && etags.split(',').some((one) => one.trim().replace(/^W\//, '') === tag);
