import type { Provider, providers as calls } from '@careloom/contract/resources/providers';
import { eq } from 'drizzle-orm';
import { providers } from '../../platform/db/schema/agreements';
import { inTransaction } from '../../platform/db/transaction';
import type { Context, Writing } from '../../platform/http/context';
import { getProvider } from './read-providers';
import { announceProvider, holdNumber } from './provider-record';

/** Adds a provider; once per idempotency key. @throws 422 when another provider has the number */
export function createProvider(context: Context<typeof calls.create>): Writing<typeof calls.create> {
  const { body, user, services } = context;
  return async (tx) => {
    await holdNumber(tx, body.abn);
    const values = { ...body, created_at: services.clock.now() };
    const [created] = await tx.insert(providers).values(values).returning({ id: providers.id });
    if (!created) throw new Error('The provider was not written.');
    await announceProvider(tx, user, created.id);
    return getProvider(tx, created.id);
  };
}

/** @throws 404; 422 when another provider has the number */
export function editProvider({ params, body, user, services }: Context<typeof calls.update>): Promise<Provider> {
  return inTransaction(services.db, async (tx) => {
    await getProvider(tx, params.id);
    await holdNumber(tx, body.abn, params.id);
    await tx.update(providers).set(body).where(eq(providers.id, params.id));
    await announceProvider(tx, user, params.id);
    return getProvider(tx, params.id);
  });
}
