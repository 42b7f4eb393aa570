import type { xero as calls } from '@careloom/contract/resources/xero';
import { inTransaction } from '../../../platform/db/transaction';
import type { Context } from '../../../platform/http/context';
import { resourceChanged } from '../../../platform/realtime/push';
import { unseal } from '../../../platform/secrets/seal';
import type { Services } from '../../../platform/services';
import { adminSide } from '../../notifications/recipients';
import { answering } from '../client/answer-failure';
import { clientFor } from '../client/client';
import { failureOf } from '../client/failure';
import { readConnection, unlink } from './connection';

/**
 * Ends the connection, first at Xero, so that its tokens are revoked. Does nothing if it has already ended.
 * @throws 503 when Xero cannot be reached: the connection is kept
 */
export const disconnect = ({ services, user, reply }: Context<typeof calls.disconnect>): Promise<Record<string, never>> =>
  answering(reply, async () => {
    const row = await readConnection(services.db);
    const token = row?.refresh_token ? unseal(services.deriveKey('xero'), row.refresh_token) : undefined;
    if (token !== undefined) await revoke(services, token);
    await inTransaction(services.db, async (tx) => {
      await unlink(tx);
      const to = await adminSide(tx);
      for (const resource of ['xero', 'xero-config-details'] as const) await resourceChanged(tx, { resource, ids: [], to, actor: user.id });
    });
    return {};
  });

async function revoke(services: Services, token: string): Promise<void> {
  try {
    const client = await clientFor(services, services.db);
    await client.openIdClient.revoke(token);
  } catch (error) {
    const failure = failureOf(error);
    if (failure.kind === 'unreachable' || failure.kind === 'limited') throw failure;
    services.log.warn({ err: failure }, 'Xero did not accept the end of the connection');
  }
}
