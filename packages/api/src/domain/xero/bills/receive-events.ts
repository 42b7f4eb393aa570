import { createHmac, timingSafeEqual } from 'node:crypto';
import type { XeroEvent, xero as calls } from '@careloom/contract/resources/xero';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { xeroEvents } from '../../../platform/db/schema/xero';
import { inTransaction } from '../../../platform/db/transaction';
import type { Context } from '../../../platform/http/context';
import { text } from '../../../platform/http/text';
import { enqueue } from '../../../platform/queue/enqueue';
import { readConnection } from '../connection/connection';

const UNAUTHORIZED = 401;

declare module 'fastify' {
  interface FastifyRequest {
    /** The body of an event, in the bytes that were signed. */
    raw_body: Buffer | null;
  }
}

/** Refuses requests without Xero's signature before parsing them. Xero requires an empty body, so the reason is in the status line. */
export async function checkSignature(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
  const { webhookKey } = request.server.services.env.xero;
  const given = Buffer.from(String(request.headers['x-xero-signature'] ?? ''));
  const right = Buffer.from(
    createHmac('sha256', webhookKey ?? '')
      .update(request.raw_body ?? '')
      .digest('base64'),
  );
  if (webhookKey !== undefined && given.length === right.length && timingSafeEqual(given, right)) return undefined;
  reply.raw.statusMessage = text('xero.bad_signature');
  return reply.code(UNAUTHORIZED).send();
}

/** Queues the changed bills, each event once, and responds at once: the bills are fetched later. */
export async function receiveEvents({ body, services, reply }: Context<typeof calls.webhook>): Promise<FastifyReply> {
  await inTransaction(services.db, async (tx) => {
    const linked = await readConnection(tx);
    const bills = body.events.filter(({ eventCategory, tenantId }) => eventCategory === 'INVOICE' && tenantId === linked?.tenant_id);
    if (bills.length === 0) return;
    const fresh = await tx.insert(xeroEvents).values(bills.map(rowOf)).onConflictDoNothing().returning({ id: xeroEvents.resource_id });
    for (const accountingId of new Set(fresh.map(({ id }) => id))) await enqueue(tx, 'xero-event', { accountingId });
  });
  return reply.send();
}

const rowOf = ({ tenantId, resourceId, eventType, eventDateUtc }: XeroEvent) => ({
  tenant_id: tenantId,
  resource_id: resourceId,
  event_type: eventType,
  event_date: eventDateUtc,
});
