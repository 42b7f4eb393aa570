import type { MessageKey } from '@careloom/contract/messages/index';
import { and, desc, eq } from 'drizzle-orm';
import { invoices } from '../../../platform/db/schema/invoices';
import { houses } from '../../../platform/db/schema/places';
import { xeroOutbox } from '../../../platform/db/schema/xero';
import { text } from '../../../platform/http/text';
import { total } from '../../../platform/list/page-of';
import { invoicesWithin } from '../../invoices/invoice-record';
import { syncOf } from '../../xero/bills/list-syncs';
import { SHOWN, taskOf, type TaskSource } from './source';

/** Invoices that Xero refused, with the reason, latest first. */
export const failedSyncs: TaskSource = {
  kind: 'xero',
  permission: 'invoice-generate',
  read: async ({ db }, user) => {
    const rows = await db
      .select({ id: invoices.id, number: invoices.number, error: xeroOutbox.error, total })
      .from(invoices)
      .innerJoin(xeroOutbox, eq(xeroOutbox.invoice_id, invoices.id))
      .leftJoin(houses, eq(houses.id, invoices.house_id))
      .where(and(invoicesWithin(user), eq(syncOf, 'failed')))
      .orderBy(desc(xeroOutbox.tried_at), desc(invoices.id))
      .limit(SHOWN);
    return rows.map(({ id, number, error, total }) => ({
      total,
      task: taskOf({ id, name: number, reason: error === null ? null : text(error as MessageKey) }),
    }));
  },
};
