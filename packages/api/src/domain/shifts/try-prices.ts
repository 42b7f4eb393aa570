import type { Repricing } from '@careloom/contract/entities';
import type { MessageKey } from '@careloom/contract/messages/index';
import { inTransaction, type Tx } from '../../platform/db/transaction';
import { text } from '../../platform/http/text';
import type { Services } from '../../platform/services';
import { counted, money } from '../../platform/serialize/values';
import type { PricedAgain } from './price-again';

/** Rolls back a transaction that was only a preview. */
class OnlyTried extends Error {
  constructor(readonly changed: readonly PricedAgain[]) {
    super('Only tried.');
  }
}

/**
 * The texts of a preview: `some` takes `{shifts}`, `{before}`, `{after}` and `{difference}`; `none` is for a change that affects no shift.
 */
interface Sentences {
  some: MessageKey;
  none: MessageKey;
}

/**
 * What a change of rates or days would do to prices: makes the change in a transaction, which it rolls back.
 * @param change writes what prices depend on, and returns the shifts whose prices differ
 * @throws as `change`
 */
export async function tryPrices(
  { db }: Pick<Services, 'db'>,
  sentences: Sentences,
  change: (tx: Tx) => Promise<PricedAgain[]>,
): Promise<Repricing> {
  try {
    return await inTransaction(db, async (tx) => {
      throw new OnlyTried(await change(tx));
    });
  } catch (error) {
    if (!(error instanceof OnlyTried)) throw error;
    return repricingOf(error.changed, sentences);
  }
}

function repricingOf(changed: readonly PricedAgain[], { some, none }: Sentences): Repricing {
  const sum = (of: (one: PricedAgain) => number) => changed.reduce((total, one) => total + of(one), 0);
  const [before, after] = [sum(({ shift }) => shift.cost_cents), sum(({ columns }) => columns.cost_cents)];
  const values = { before: money(before), after: money(after), difference: money(after - before) };
  return {
    shifts: changed.length,
    total_before: values.before,
    total_after: values.after,
    difference: values.difference,
    text: changed.length === 0 ? text(none) : text(some, { shifts: counted(changed.length, 'shift'), ...values }),
  };
}
