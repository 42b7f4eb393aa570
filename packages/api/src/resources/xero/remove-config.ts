import type { xeroConfigs as calls } from '@careloom/contract/resources/xero-config';
import { eq } from 'drizzle-orm';
import { adminSide } from '../../audience/admin-side';
import { xeroConfigs } from '../../db/schema/xero';
import { inTransaction } from '../../db/transaction';
import type { Context } from '../../http/context';
import { notFound } from '../../http/errors';
import { resourceChanged } from '../../realtime/push';
import { unlink } from '../../xero/connection';

/** Forgets credentials, codes and the link to the account. @throws 404 where there is no such configuration */
export const removeConfig = ({ services, params, user }: Context<typeof calls.remove>): Promise<Record<string, never>> =>
  inTransaction(services.db, async (tx) => {
    const gone = await tx.delete(xeroConfigs).where(eq(xeroConfigs.id, params.id)).returning({ id: xeroConfigs.id });
    if (gone.length === 0) throw notFound();
    await unlink(tx);
    await resourceChanged(tx, { resource: 'xero-config-details', ids: [params.id], to: await adminSide(tx), actor: user.id });
    return {};
  });
