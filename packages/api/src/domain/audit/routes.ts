import type { QueryOf } from '@careloom/contract/call';
import type { Page } from '@careloom/contract/envelope';
import { audit, type audit as calls, type AuditEntry } from '@careloom/contract/resources/audit';
import { and, desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { apiTokens } from '../../platform/db/schema/access';
import { auditEntries } from '../../platform/db/schema/audit';
import { users } from '../../platform/db/schema/identity';
import { route } from '../../platform/http/route';
import { pageOf, total } from '../../platform/list/page-of';
import { personOf } from '../../platform/serialize/person';
import { isoOf } from '../../platform/serialize/values';
import type { Services } from '../../platform/services';

/** A page of the audit in one statement. Changes made before the audit existed have no entry. */
export function listAudit({ db }: Services, query: QueryOf<typeof calls.list>): Promise<Page<AuditEntry>> {
  const actor = { id: users.id, first_name: users.first_name, last_name: users.last_name };
  const token = { id: apiTokens.id, name: apiTokens.name };
  return pageOf(
    query,
    (limit, offset) =>
      db
        .select({ entry: auditEntries, actor, token, total })
        .from(auditEntries)
        .leftJoin(users, eq(users.id, auditEntries.actor_id))
        .leftJoin(apiTokens, eq(apiTokens.id, auditEntries.token_id))
        .where(and(eq(auditEntries.record, query.record), eq(auditEntries.record_id, query.record_id)))
        .orderBy(desc(auditEntries.id))
        .limit(limit)
        .offset(offset),
    ({ entry, actor: person, token: machine }) => ({
      id: entry.id,
      at: isoOf(entry.created_at),
      actor: person && personOf(person),
      token: machine,
      request_id: entry.request_id,
      action: entry.action,
      before: entry.before,
      after: entry.after,
    }),
  );
}

export function auditRoutes(app: FastifyInstance): void {
  route(app, audit.list, { scope: 'all' }, ({ query, services }) => listAudit(services, query));
}
