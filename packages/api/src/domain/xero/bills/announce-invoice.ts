import { eq } from 'drizzle-orm';
import { adminSide } from '../../notifications/recipients';
import { invoices } from '../../../platform/db/schema/invoices';
import { houses } from '../../../platform/db/schema/places';
import type { Tx } from '../../../platform/db/transaction';
import { resourceChanged } from '../../../platform/realtime/push';

/** Notifies the users who may have an invoice open, here or in its Xero view. @param actor null for a job */
export async function announceInvoice(tx: Tx, invoiceId: number, actor: number | null): Promise<void> {
  const [row] = await tx
    .select({ worker: invoices.worker_id, leader: houses.team_leader_id })
    .from(invoices)
    .leftJoin(houses, eq(houses.id, invoices.house_id))
    .where(eq(invoices.id, invoiceId));
  if (!row) return;
  const to = [...(await adminSide(tx)), row.worker, ...(row.leader === null ? [] : [row.leader])];
  for (const resource of ['invoice', 'xero'] as const) await resourceChanged(tx, { resource, ids: [invoiceId], to, actor });
}
