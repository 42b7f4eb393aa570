import type { Page } from '@careloom/contract/envelope';
import type { ListQuery } from '@careloom/contract/list-query';
import type { Provider } from '@careloom/contract/resources/providers';
import { desc, eq } from 'drizzle-orm';
import { providers } from '../../platform/db/schema/agreements';
import type { Executor } from '../../platform/db/transaction';
import { notFound } from '../../platform/http/errors';
import { orderBy } from '../../platform/list/order-by';
import { pageOf, total } from '../../platform/list/page-of';
import { search } from '../../platform/list/search';
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

const SORTABLE = { name: providers.name, abn: providers.abn, created_at: providers.created_at };

/** A page of providers, newest first. */
export const listProviders = ({ db }: Services, query: ListQuery): Promise<Page<Provider>> =>
  pageOf(
    query,
    (limit, offset) =>
      db
        .select({ id: providers.id, name: providers.name, abn: providers.abn, total })
        .from(providers)
        .where(search(query.search, [providers.name, providers.abn]))
        .orderBy(...orderBy(query, SORTABLE, [desc(providers.created_at), desc(providers.id)]))
        .limit(limit)
        .offset(offset),
    ({ id, name, abn }) => ({ id, name, abn }),
  );
