import type { Provider, providers as calls } from '@careloom/contract/resources/providers';
import { eq } from 'drizzle-orm';
import { providers } from '../../db/schema/agreements';
import { inTransaction } from '../../db/transaction';
import type { Context } from '../../http/context';
import { announceProvider } from './announce-provider';
import { getProvider } from './get-provider';
import { holdNumber } from './hold-number';

/** @throws 404; 422 where another provider has the number */
export function editProvider({ params, body, user, services }: Context<typeof calls.update>): Promise<Provider> {
  return inTransaction(services.db, async (tx) => {
    await getProvider(tx, params.id);
    await holdNumber(tx, body.abn, params.id);
    await tx.update(providers).set(body).where(eq(providers.id, params.id));
    await announceProvider(tx, user, params.id);
    return getProvider(tx, params.id);
  });
}
