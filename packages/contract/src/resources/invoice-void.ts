import { call } from '../call';
import { id, text } from '../rules';
import { z } from '../schema';
import { invoiceDetail } from './invoices';

export const invoiceVoid = {
  /**
   * Voids an invoice without payments, in Xero as well if it exists there. Its shifts and expenses can be invoiced again. A void invoice
   * stays as it is.
   */
  void: call({
    id: 'A-420',
    method: 'POST',
    creates: true,
    path: '/invoice/:id/void',
    affects: ['invoice', 'shift', 'expense', 'xero'],
    access: ['invoice-generate'],
    params: z.object({ id: id() }),
    body: z.object({ reason: text(500) }),
    data: invoiceDetail,
    success: 'success.invoice_voided',
    labels: { reason: 'field.invoice.void_reason' },
  }),
};
