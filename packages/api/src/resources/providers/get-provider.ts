import type { Provider } from '@careloom/contract/resources/providers';
import { eq } from 'drizzle-orm';
import { providers } from '../../db/schema/agreements';
import type { Executor } from '../../db/transaction';
import { notFound } from '../../http/errors';

/** @throws 404 */
export async function getProvider(executor: Executor, id: number): Promise<Provider> {
  const [row] = await executor
    .select({ id: providers.id, name: providers.name, abn: providers.abn })
    .from(providers)
    .where(eq(providers.id, id));
  if (!row) throw notFound();
  return row;
}
