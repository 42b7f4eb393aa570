import { providerLabels } from '@careloom/contract/resources/providers';
import { sql } from 'drizzle-orm';
import { providers } from '../../platform/db/schema/agreements';
import type { Tx } from '../../platform/db/transaction';
import type { CurrentUser } from '../../platform/http/current-user';
import { invalidField } from '../../platform/http/errors';
import { text } from '../../platform/http/text';
import { resourceChanged } from '../../platform/realtime/push';
import { adminSide } from '../notifications/recipients';

/**
 * Locks providers against changes until the transaction ends; reads continue. All changes take this lock first, so that they cannot
 * deadlock.
 */
export const lockProviders = (tx: Tx): Promise<unknown> => tx.execute(sql`lock table ${providers} in share row exclusive mode`);

/**
 * Ensures until the transaction ends that no other provider has a number. An ACN and the ABN that ends in it belong to the same company
 * (`sameCompany` of the contract), which a unique index cannot express.
 * @param abn digits of an ABN (11) or ACN (9)
 * @param own the provider that may keep it
 * @throws 422 at `abn`
 */
export async function holdNumber(tx: Tx, abn: string, own?: number): Promise<void> {
  await lockProviders(tx);
  const sameCompany = sql`(${providers.abn} = ${abn}
    or (length(${providers.abn}) <> ${abn.length} and right(${providers.abn}, 9) = ${abn.slice(-9)}))`;
  const taken = await tx.select({ id: providers.id }).from(providers).where(sameCompany);
  if (taken.some(({ id }) => id !== own)) throw invalidField('abn', 'validation.unique', { attribute: text(providerLabels.abn) });
}

/** Notifies the open pages of the admin side that a provider changed. */
export const announceProvider = async (tx: Tx, actor: CurrentUser, id: number): Promise<void> =>
  resourceChanged(tx, { resource: 'providers', ids: [id], to: await adminSide(tx), actor: actor.id });
