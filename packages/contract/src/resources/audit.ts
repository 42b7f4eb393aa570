import { call } from '../call';
import { instant, named, person } from '../entities';
import { pageOf } from '../envelope';
import { listQuery } from '../list-query';
import { text } from '../rules';
import { z } from '../schema';

const auditEntry = z.object({
  id: z.number(),
  at: instant,
  /** Null: the server itself, or a command. */
  actor: z.nullable(person),
  /** The machine that acted, by its token's name; `actor` is then whoever made the token and answers for it. */
  token: z.nullable(named),
  /** The request's id, as its answer bore it in `x-request-id`. */
  request_id: z.nullable(z.string()),
  action: z.string(),
  /** Columns as stored (money in cents); of an update those that changed. A secret's value is `hidden`. */
  before: z.nullable(z.record(z.string(), z.any())),
  after: z.nullable(z.record(z.string(), z.any())),
});
export type AuditEntry = z.output<typeof auditEntry>;

/** Who changed a record, when, and what it was before: newest first. */
export const audit = {
  list: call({
    id: 'A-172',
    method: 'GET',
    path: '/audit',
    resource: 'audit',
    access: ['audit-read'],
    /** `record` is the table's name (`jobs`), `record_id` its id; of grants the role. */
    query: z.extend(listQuery, { record: text(60), record_id: text(60) }),
    data: pageOf(auditEntry),
  }),
};
