import type { QueryOf } from '@careloom/contract/call';
import type { Page } from '@careloom/contract/envelope';
import { type audit as calls, type AuditEntry, MIN_SEARCH_LETTERS } from '@careloom/contract/resources/audit';
import { instantOf, localMidnight } from '@careloom/pay/wall-time';
import { and, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import { addDays } from '../../platform/clock/local-day';
import { apiTokens } from '../../platform/db/schema/access';
import { auditEntries } from '../../platform/db/schema/audit';
import { users } from '../../platform/db/schema/identity';
import { countOf } from '../../platform/list/aggregate';
import { pageOf, total } from '../../platform/list/page-of';
import { wordsOf } from '../../platform/list/search';
import { personOf } from '../../platform/serialize/person';
import { isoOf } from '../../platform/serialize/values';
import type { Services } from '../../platform/services';
import { organisationZone } from '../organisation/today';
import { entriesNamedBy, entriesNamedByToo, nameOfRecord } from './name-of-record';

type Query = QueryOf<typeof calls.all>;

/** From midnight of the first day to midnight after the last, in the organisation's time zone. */
function within(zone: string, { from, to }: Pick<Query, 'from' | 'to'>): SQL | undefined {
  const midnight = (day: string, field: string) => new Date(instantOf(localMidnight(day, field), zone, 0, field));
  return and(
    from === null ? undefined : gte(auditEntries.created_at, midnight(from, 'from')),
    to === null ? undefined : lt(auditEntries.created_at, midnight(addDays(to, 1), 'to')),
  );
}

/** Splits a search into the words to search for, and shorter parts (`letters`) that only narrow the matches of the words. */
function searchOf({ search }: Pick<Query, 'search'>) {
  const words = wordsOf(search);
  return { words: words.filter(isWhole), letters: words.filter((word) => !isWhole(word)) };
}
const isWhole = (word: string) => word.length >= MIN_SEARCH_LETTERS;

async function filterOf(db: Services['db'], query: Query): Promise<SQL> {
  const { record, record_id, actor_id, from, to } = query;
  const filter = and(
    record === null ? undefined : eq(auditEntries.record, record),
    record_id === null ? undefined : eq(auditEntries.record_id, record_id),
    actor_id === null ? undefined : eq(auditEntries.actor_id, actor_id),
    from === null && to === null ? undefined : within(await organisationZone(db), { from, to }),
  );
  return filter ?? sql`true`;
}

/** The ids of all entries that a search finds, each in a row called `matched`; null without a word to search for. */
function matchesOf(query: Query, filter: SQL): SQL | null {
  const { words, letters } = searchOf(query);
  if (words.length === 0) return null;
  const ids = sql.join(
    words.map((word) => sql`(${entriesNamedBy(word, filter)})`),
    sql` intersect `,
  );
  return sql`(${letters.length > 0 ? entriesNamedByToo(ids, letters) : ids}) matched`;
}

/**
 * The ids of a page, with the total. Of all matches only the ids are read: whole entries, with their changes, are read for the page alone.
 * A search counts its matches as it finds them; without one, an index counts all entries, and the page is read from its end.
 */
async function foundIn({ db }: Services, query: Query, limit: number, offset: number) {
  const filter = await filterOf(db, query);
  const matches = matchesOf(query, filter);
  const counted = countOf(sql`from ${auditEntries} where ${filter}`);
  const found = matches
    ? db.select({ entry_id: sql<number>`matched.id`.as('entry_id'), total: total.as('total') }).from(matches)
    : db
        .select({ entry_id: sql<number>`${auditEntries.id}`.as('entry_id'), total: counted.as('total') })
        .from(auditEntries)
        .where(filter);
  return found
    .orderBy(sql`entry_id desc`)
    .limit(limit)
    .offset(offset)
    .as('found');
}

/** A page of the audit in one statement. Changes made before the audit existed have no entry. */
export async function listAudit(services: Services, query: Query): Promise<Page<AuditEntry>> {
  const actor = { id: users.id, first_name: users.first_name, last_name: users.last_name };
  const token = { id: apiTokens.id, name: apiTokens.name };
  return pageOf(
    query,
    async (limit, offset) => {
      const found = await foundIn(services, query, limit, offset);
      return services.db
        .select({ entry: auditEntries, name: nameOfRecord, actor, token, total: found.total })
        .from(found)
        .innerJoin(auditEntries, eq(auditEntries.id, found.entry_id))
        .leftJoin(users, eq(users.id, auditEntries.actor_id))
        .leftJoin(apiTokens, eq(apiTokens.id, auditEntries.token_id))
        .orderBy(desc(auditEntries.id));
    },
    ({ entry, name, actor: person, token: machine }) => ({
      id: entry.id,
      at: isoOf(entry.created_at),
      record: entry.record,
      record_id: entry.record_id,
      name,
      actor: person && personOf(person),
      token: machine,
      request_id: entry.request_id,
      action: entry.action,
      before: entry.before,
      after: entry.after,
    }),
  );
}
