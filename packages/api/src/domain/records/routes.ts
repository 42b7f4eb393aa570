import { records } from '@careloom/contract/resources/records';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route';
import { houses } from './houses';
import { invoices } from './invoices';
import { jobs } from './jobs';
import { members } from './members';
import { shifts } from './shifts';
import type { RecordSource } from './source';
import { workers } from './workers';

const SOURCES: readonly RecordSource[] = [houses, workers, members, shifts, jobs, invoices];

/** Finds records of every kind by name. */
export function recordRoutes(app: FastifyInstance): void {
  route(app, records.find, { scope: 'by-role' }, async ({ query, services, user }) => {
    const seen = SOURCES.filter(({ permissions }) => permissions.some((permission) => user.permissions.has(permission)));
    const found = await Promise.all(seen.map(async ({ kind, find }) => ({ kind, items: await find(services, user, query.search) })));
    return found.filter(({ items }) => items.length > 0);
  });
}
