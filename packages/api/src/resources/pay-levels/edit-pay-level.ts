import type { PayLevel, payLevels as calls } from '@careloom/contract/resources/pay-levels';
import { adminSide } from '../../audience/admin-side';
import { inTransaction } from '../../db/transaction';
import type { Context } from '../../http/context';
import { resourceChanged } from '../../realtime/push';
import { writePrices } from '../shifts/price-again';
import { readPayLevel } from './read-pay-level';
import { writeRates } from './write-rates';

/** Changes a pay level, and prices the shifts that are not worked yet anew. @throws as `writeRates` */
export function editPayLevel({ params, body, user, services }: Context<typeof calls.update>): Promise<PayLevel> {
  return inTransaction(services.db, async (tx) => {
    await writePrices(tx, user, await writeRates(tx, params.id, body, services.clock.now()));
    await resourceChanged(tx, { resource: 'pay-level', ids: [params.id], to: await adminSide(tx), actor: user.id });
    return readPayLevel(tx, params.id);
  });
}
