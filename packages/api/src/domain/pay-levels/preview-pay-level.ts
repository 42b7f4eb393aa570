import type { DataOf } from '@careloom/contract/call';
import type { payLevels as calls } from '@careloom/contract/resources/pay-levels';
import { inTransaction } from '../../platform/db/transaction';
import type { Context } from '../../platform/http/context';
import { text } from '../../platform/http/text';
import { money } from '../../platform/serialize/values';
import type { PricedAgain } from '../shifts/price-again';
import { writeRates } from './save-pay-level';

/** Rolls back a transaction that was only a preview. */
class OnlyTried extends Error {
  constructor(readonly changed: readonly PricedAgain[]) {
    super('Only tried.');
  }
}

/** What an edit of a pay level would change for future shifts: makes the edit and rolls it back. @throws as `writeRates` */
export async function previewPayLevel({ params, body, services }: Context<typeof calls.preview>): Promise<DataOf<typeof calls.preview>> {
  try {
    return await inTransaction(services.db, async (tx) => {
      throw new OnlyTried(await writeRates(tx, params.id, body, services.clock.now()));
    });
  } catch (error) {
    if (!(error instanceof OnlyTried)) throw error;
    return previewOf(error.changed);
  }
}

function previewOf(changed: readonly PricedAgain[]): DataOf<typeof calls.preview> {
  const sum = (of: (one: PricedAgain) => number) => changed.reduce((total, one) => total + of(one), 0);
  const [before, after] = [sum(({ shift }) => shift.cost_cents), sum(({ columns }) => columns.cost_cents)];
  const values = { before: money(before), after: money(after), difference: money(after - before) };
  return {
    shifts: changed.length,
    total_before: values.before,
    total_after: values.after,
    difference: values.difference,
    text: changed.length === 0 ? text('pay_level.preview_none') : text('pay_level.preview', { shifts: changed.length, ...values }),
  };
}
