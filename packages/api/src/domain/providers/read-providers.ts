import type { Page } from '@careloom/contract/envelope';
import type { ListQuery } from '@careloom/contract/list-query';
import type { ListedProvider, Provider } from '@careloom/contract/resources/providers';
import { and, desc, eq, sql } from 'drizzle-orm';
import { providers, serviceAgreements } from '../../platform/db/schema/agreements';
import { users } from '../../platform/db/schema/identity';
import { jobs } from '../../platform/db/schema/jobs';
import type { Executor } from '../../platform/db/transaction';
import type { CurrentUser } from '../../platform/http/current-user';
import { notFound } from '../../platform/http/errors';
import { listOfRows } from '../../platform/list/aggregate';
import { orderBy } from '../../platform/list/order-by';
import { pageOf, total } from '../../platform/list/page-of';
import { search } from '../../platform/list/search';
import { faceOf, type FaceRow } from '../../platform/serialize/person';
import type { Services } from '../../platform/services';

/** @throws 404 */
export async function getProvider(executor: Executor, id: number): Promise<Provider> {
  const [row] = await executor
    .select({ id: providers.id, name: providers.name, abn: providers.abn })
    .from(providers)
    .where(eq(providers.id, id));
  if (!row) throw notFound();
  return row;
}

/** Workers with a signed agreement. */
const working = sql`from ${serviceAgreements}
  where ${and(eq(serviceAgreements.provider_id, providers.id), eq(serviceAgreements.status, 'signed'))}`;

const workersCount = sql<number>`(select count(distinct ${serviceAgreements.user_id})::int ${working})`;
const housesCount = sql<number>`(select count(distinct ${jobs.house_id})::int from ${jobs}
  where ${jobs.status} = 'assigned' and ${jobs.worker_id} in (select ${serviceAgreements.user_id} ${working}))`;

/** The maximum number of pictures in a row. */
const FACES = 3;
const firstWorkers = listOfRows<FaceRow>(sql`
  select ${users.id}, ${users.first_name}, ${users.last_name}, ${users.picture_file_id} from ${users}
  where ${users.id} in (select ${serviceAgreements.user_id} ${working}) order by ${users.first_name}, ${users.id} limit ${FACES}`);

const SORTABLE = {
  name: providers.name,
  abn: providers.abn,
  houses_count: housesCount,
  workers_count: workersCount,
  created_at: providers.created_at,
};

/** A page of providers, newest first. */
export const listProviders = ({ db, files }: Services, query: ListQuery, viewer: CurrentUser): Promise<Page<ListedProvider>> =>
  pageOf(
    query,
    (limit, offset) =>
      db
        .select({
          id: providers.id,
          name: providers.name,
          abn: providers.abn,
          houses_count: housesCount,
          workers_count: workersCount,
          workers: firstWorkers,
          total,
        })
        .from(providers)
        .where(search(query.search, [providers.name, providers.abn]))
        .orderBy(...orderBy(query, SORTABLE, [desc(providers.created_at), desc(providers.id)]))
        .limit(limit)
        .offset(offset),
    ({ total: _total, workers, ...provider }) => ({
      ...provider,
      workers: workers.map((worker) => faceOf(files, viewer, worker)),
    }),
  );
