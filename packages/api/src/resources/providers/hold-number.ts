import { providerLabels } from '@careloom/contract/resources/providers';
import { sql } from 'drizzle-orm';
import { providers } from '../../db/schema/agreements';
import type { Tx } from '../../db/transaction';
import { invalidField } from '../../http/errors';
import { text } from '../../http/text';
import { lockProviders } from './lock-providers';

/**
 * Makes sure that a number is of no other provider, until the transaction ends: an ACN and the ABN that ends in it are of one
 * company (`sameCompany` of the contract), which no unique index of one column can say.
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
