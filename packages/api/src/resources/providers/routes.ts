import { providers } from '@careloom/contract/resources/providers';
import { desc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { providers as table } from '../../db/schema/agreements';
import { route } from '../../http/route';
import { orderBy } from '../../list/order-by';
import { pageOf, total } from '../../list/page-of';
import { search } from '../../list/search';

const SORTABLE = { name: table.name, abn: table.abn, created_at: table.created_at };

export function providerRoutes(app: FastifyInstance): void {
  route(app, providers.list, { scope: 'all' }, ({ query, services }) =>
    pageOf(
      query,
      (limit, offset) =>
        services.db
          .select({ id: table.id, name: table.name, abn: table.abn, total })
          .from(table)
          .where(search(query.search, [table.name, table.abn]))
          .orderBy(...orderBy(query, SORTABLE, [desc(table.created_at), desc(table.id)]))
          .limit(limit)
          .offset(offset),
      ({ id, name, abn }) => ({ id, name, abn }),
    ),
  );
}
