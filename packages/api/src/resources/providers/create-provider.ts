import type { providers as calls } from '@careloom/contract/resources/providers';
import { providers } from '../../db/schema/agreements';
import type { Context, Writing } from '../../http/context';
import { announceProvider } from './announce-provider';
import { getProvider } from './get-provider';
import { holdNumber } from './hold-number';

/** Adds a provider; once for an idempotency key. @throws 422 where another provider has the number */
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
