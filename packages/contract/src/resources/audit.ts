import { call } from '../call';
import { face, instant, named, person } from '../entities';
import { pageOf } from '../envelope';
import { listQuery } from '../list-query';
import { date, id, optional, text } from '../rules';
import { z } from '../schema';

const auditEntry = z.object({
  id: z.number(),
  at: instant,
  /** The table and the row's id. */
  record: z.string(),
  record_id: z.string(),
  /** Current name of the record, or its name when it was deleted; null for a record without a name. */
  name: z.nullable(z.string()),
  /** Null: the server itself, or a command. */
  actor: z.nullable(person),
  /** Name of the token used by a machine; `actor` is then the person who created the token and is responsible for it. */
  token: z.nullable(named),
  /** The request's id, as in the `x-request-id` header of its response. */
  request_id: z.nullable(z.string()),
  action: z.string(),
  /** Columns as stored (money in cents); for an update only the changed ones. The value of a secret is `hidden`. */
  before: z.nullable(z.record(z.string(), z.any())),
  after: z.nullable(z.record(z.string(), z.any())),
});
export type AuditEntry = z.output<typeof auditEntry>;

/** Minimum length of a search word: a single letter occurs in nearly every name, and the audit is by far the longest list. */
export const MIN_SEARCH_LETTERS = 2;

/** Who changed which record, when, and its previous values; newest first. */
export const audit = {
  /** The changes of one record. */
  list: call({
    id: 'A-172',
    method: 'GET',
    path: '/audit',
    resource: 'audit',
    access: ['audit-read'],
    /** `record` is the table's name (`jobs`), `record_id` the row's id; for grants it is the role, for settings the key. */
    query: z.extend(listQuery, { record: text(60), record_id: text(60) }),
    data: pageOf(auditEntry),
  }),
  all: call({
    id: 'A-250',
    method: 'GET',
    path: '/audit/all',
    resource: 'audit',
    access: ['audit-read'],
    /**
     * `record` and `record_id` as for one record. `from` and `to` are days in the organisation's time zone, inclusive. `search` matches
     * the names of the actor and of the record; words shorter than `MIN_SEARCH_LETTERS` only narrow the results of the longer ones.
     */
    query: z.extend(listQuery, {
      record: optional(text(60)),
      record_id: optional(text(60)),
      actor_id: optional(id()),
      from: optional(date()),
      to: optional(date()),
    }),
    data: pageOf(auditEntry),
  }),
  /** The people with changes in the audit, by name, at most 20. `search` finds by words of the name, `id` one person. */
  people: call({
    id: 'A-393',
    method: 'GET',
    path: '/audit/people',
    resource: 'audit',
    access: ['audit-read'],
    query: z.object({ search: optional(text(100)), id: optional(id()) }),
    data: z.array(face),
  }),
};
