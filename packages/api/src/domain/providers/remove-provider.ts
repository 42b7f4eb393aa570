import type { providers as calls } from '@careloom/contract/resources/providers';
import { eq } from 'drizzle-orm';
import { providers, serviceAgreements } from '../../platform/db/schema/agreements';
import { inTransaction } from '../../platform/db/transaction';
import type { Context } from '../../platform/http/context';
import { unprocessable } from '../../platform/http/errors';
import { announceProvider, lockProviders } from './provider-record';
import { getProvider } from './read-providers';

/** Deletes a provider without agreements. @throws 404; 422 for any other */
export function removeProvider({ params, user, services }: Context<typeof calls.remove>): Promise<Record<string, never>> {
  return inTransaction(services.db, async (tx) => {
    await lockProviders(tx);
    await getProvider(tx, params.id);
    const uses = await tx.$count(serviceAgreements, eq(serviceAgreements.provider_id, params.id));
    if (uses > 0) throw unprocessable('error.in_use');
    await tx.delete(providers).where(eq(providers.id, params.id));
    await announceProvider(tx, user, params.id);
    return {};
  });
}
