import type { Page } from '@careloom/contract/envelope';
import type { ListQuery } from '@careloom/contract/list-query';
import type { Provider } from '@careloom/contract/resources/providers';
import { desc } from 'drizzle-orm';
import { providers } from '../../db/schema/agreements';
import { orderBy } from '../../list/order-by';
import { pageOf, total } from '../../list/page-of';
import { search } from '../../list/search';
import type { Services } from '../../services';

const SORTABLE = { name: providers.name, abn: providers.abn, created_at: providers.created_at };

/** A page of providers, the latest first. */
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
