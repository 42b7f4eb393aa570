import type { Page } from '@careloom/contract/envelope';
import type { SupportWorker, supportWorkersQuery } from '@careloom/contract/resources/support-workers';
import type { z } from '@careloom/contract/schema';
import { and, desc, inArray, isNotNull, isNull, not, type SQL } from 'drizzle-orm';
import type { CurrentUser } from '../../platform/http/current-user';
import { users } from '../../platform/db/schema/identity';
import { states } from '../../platform/db/schema/states';
import { orderBy, type Sortable } from '../../platform/list/order-by';
import { pageOf } from '../../platform/list/page-of';
import { search } from '../../platform/list/search';
import { today } from '../organisation/today';
import type { Services } from '../../platform/services';
import { occupied, selectWorkers } from './select-workers';
import { serializeWorker } from './serialize-worker';

export type WorkersQuery = Partial<Pick<z.output<typeof supportWorkersQuery>, 'verification_status' | 'availability' | 'archived'>> &
  Omit<z.output<typeof supportWorkersQuery>, 'verification_status' | 'availability' | 'archived'>;

const SORTABLE: Sortable = {
  name: [users.first_name, users.last_name],
  first_name: [users.first_name, users.last_name],
  last_name: [users.last_name, users.first_name],
  email: users.email,
  suburb: users.suburb,
  verification_status: users.verification_status,
  availability: occupied,
  is_active: users.is_active,
  created_at: users.created_at,
  archived_at: users.archived_at,
};
const SEARCHED = [users.first_name, users.last_name, users.email, users.contact_no, users.suburb, users.abn, states.code];

/** A page of the workers within `reach`. By default verified ones; archived ones only when requested. */
export async function listWorkers(
  services: Services,
  viewer: CurrentUser,
  query: WorkersQuery,
  reach: SQL | undefined,
): Promise<Page<SupportWorker>> {
  const day = await today(services.db, services.clock.now());
  const where = and(
    reach,
    inArray(users.verification_status, query.verification_status ?? ['verified']),
    query.archived ? isNotNull(users.archived_at) : isNull(users.archived_at),
    query.availability ? (query.availability === 'occupied' ? occupied : not(occupied)) : undefined,
    search(query.search, SEARCHED),
  );
  const order = orderBy(query, SORTABLE, [desc(users.created_at), desc(users.id)]);
  return pageOf(
    query,
    (limit, offset) =>
      selectWorkers(services.db, day)
        .where(where)
        .orderBy(...order)
        .limit(limit)
        .offset(offset),
    (row) => serializeWorker(services.files, viewer, day, row),
  );
}
