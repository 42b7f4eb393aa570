import type { QueryOf } from '@careloom/contract/call';
import type { Page } from '@careloom/contract/envelope';
import type { audit as calls, AuditEntry } from '@careloom/contract/resources/audit';
import { and, desc, eq } from 'drizzle-orm';
import { apiTokens } from '../../db/schema/access';
import { auditEntries } from '../../db/schema/audit';
import { users } from '../../db/schema/identity';
import { pageOf, total } from '../../list/page-of';
import type { Services } from '../../services';
import { personOf } from '../../wire/person';
import { isoOf } from '../../wire/time';

/** One statement. What a database from before the audit changed has no entry. */
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
