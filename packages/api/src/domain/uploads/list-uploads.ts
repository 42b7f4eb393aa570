import type { Page } from '@careloom/contract/envelope';
import type { Upload, uploads as calls } from '@careloom/contract/resources/uploads';
import { and, desc, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { uploads } from '../../platform/db/schema/uploads';
import type { Context } from '../../platform/http/context';
import { orderBy, type Sortable } from '../../platform/list/order-by';
import { pageOf } from '../../platform/list/page-of';
import { search } from '../../platform/list/search';
import { organisationZone } from '../organisation/today';
import { selectUploads, uploader, uploadOf } from './select-uploads';
import { uploadsWithin } from './upload-record';

const SORTABLE: Sortable = {
  kind: uploads.kind,
  file_name: uploads.file_name,
  rows: uploads.rows,
  uploaded_by: [uploader.first_name, uploader.last_name],
  state: sql`${uploads.reversed_at} is not null`,
  created_at: uploads.created_at,
};

/** A page of uploads, latest first. */
export async function listUploads({ query, user, services }: Context<typeof calls.list>): Promise<Page<Upload>> {
  const { kind, state, from, to } = query;
  const where = and(
    uploadsWithin(user),
    kind === null ? undefined : inArray(uploads.kind, kind),
    state === null ? undefined : state === 'reversed' ? isNotNull(uploads.reversed_at) : isNull(uploads.reversed_at),
    from === null && to === null ? undefined : within(await organisationZone(services.db), from, to),
    search(query.search, [uploads.file_name, uploader.first_name, uploader.last_name]),
  );
  const order = orderBy(query, SORTABLE, [desc(uploads.created_at), desc(uploads.id)]);
  return pageOf(
    query,
    (limit, offset) =>
      selectUploads(services.db)
        .where(where)
        .orderBy(...order)
        .limit(limit)
        .offset(offset),
    uploadOf,
  );
}

/** Days in the organisation's time zone, inclusive. */
function within(zone: string, from: string | null, to: string | null): SQL | undefined {
  const day = sql`(${uploads.created_at} at time zone ${zone})::date`;
  return and(from === null ? undefined : sql`${day} >= ${from}::date`, to === null ? undefined : sql`${day} <= ${to}::date`);
}
