import type { Page } from '@careloom/contract/envelope';
import type { ListQuery } from '@careloom/contract/list-query';
import type { ApiToken } from '@careloom/contract/resources/api-tokens';
import { desc } from 'drizzle-orm';
import { apiTokens } from '../../platform/db/schema/access';
import { orderBy } from '../../platform/list/order-by';
import { pageOf } from '../../platform/list/page-of';
import { search } from '../../platform/list/search';
import type { Services } from '../../platform/services';
import { selectTokens, serializeToken } from './select-tokens';

const { name, created_at, expires_at, last_used_at, id } = apiTokens;
const SORTABLE = { name, created_at, expires_at, last_used_at };

/** A page of all tokens, including revoked and expired ones, newest first. */
export function listTokens({ db, clock }: Services, query: ListQuery): Promise<Page<ApiToken>> {
  const now = clock.now();
  return pageOf(
    query,
    (limit, offset) =>
      selectTokens(db)
        .where(search(query.search, [name]))
        .orderBy(...orderBy(query, SORTABLE, [desc(created_at), desc(id)]))
        .limit(limit)
        .offset(offset),
    (row) => serializeToken(row, now),
  );
}
