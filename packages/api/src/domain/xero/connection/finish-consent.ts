import type { xero as calls } from '@careloom/contract/resources/xero';
import { and, eq, gt } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { adminSide } from '../../notifications/recipients';
import { xeroConnections } from '../../../platform/db/schema/xero';
import { inTransaction } from '../../../platform/db/transaction';
import type { Context } from '../../../platform/http/context';
import { resourceChanged } from '../../../platform/realtime/push';
import type { Services } from '../../../platform/services';
import { clientFor } from '../client/client';
import { writeConnection } from './connection';
import { failureOf } from '../client/failure';
import { queueFailed } from '../bills/queue-bill';
import { tenantOf } from '../client/tenants';
import { sealedTokens } from '../client/tokens';
import { hashOfState } from './start-consent';

/** Always redirects the person who returns from Xero to the settings page, whatever the result: they navigate, they do not call the API. */
export async function finishConsent(context: Context<typeof calls.callback>): Promise<FastifyReply> {
  const connected = await finish(context).catch((error: unknown) => {
    context.request.log.warn(failureOf(error).message);
    return 0;
  });
  return context.reply.redirect(`/admin/xero-config?connected=${connected}`);
}

async function finish({ services, query, request }: Context<typeof calls.callback>): Promise<0 | 1> {
  const { code, state } = query;
  if (state === null) return 0;
  const begun = await spendState(services, state);
  if (!begun || code === null) return 0;
  const client = await clientFor(services, services.db, state);
  const tokens = await client.apiCallback(`${services.env.publicUrl}${request.url}`);
  const sealed = sealedTokens(services, tokens);
  const { tenantId: tenant_id, organisation } = await tenantOf(await services.accounting.hosts(), tokens.access_token ?? '');
  await inTransaction(services.db, async (tx) => {
    await writeConnection(tx, { ...sealed, tenant_id, organisation, held_until: null });
    await queueFailed(tx);
    await resourceChanged(tx, { resource: 'xero', ids: [], to: await adminSide(tx), actor: begun.userId });
    await resourceChanged(tx, { resource: 'xero-config-details', ids: [], to: await adminSide(tx), actor: begun.userId });
  });
  return 1;
}

/** A state is valid once, and only for the latest consent. */
async function spendState({ db, clock }: Services, state: string): Promise<{ userId: number | null } | undefined> {
  const [row] = await db
    .update(xeroConnections)
    .set({ state_hash: null, state_expires_at: null })
    .where(and(eq(xeroConnections.state_hash, hashOfState(state)), gt(xeroConnections.state_expires_at, clock.now())))
    .returning({ userId: xeroConnections.state_user_id });
  return row;
}
