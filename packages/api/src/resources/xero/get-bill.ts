import type { XeroInvoiceDetail, xeroInvoices as calls } from '@careloom/contract/resources/xero-invoices';
import type { Context } from '../../http/context';
import { money } from '../../wire/money';
import { answering } from '../../xero/answer-failure';
import { fetchBooked } from '../../xero/fetch-changed';
import { billOf } from './bill-on-the-wire';
import { findBill } from './find-bill';

/** An invoice as it is in Xero, with its lines. @throws 404; 422 where Xero can not be asked */
export const getBill = ({ services, user, params, reply }: Context<typeof calls.get>): Promise<XeroInvoiceDetail> =>
  answering(reply, async () => {
    const row = await findBill(services, user, params.id);
    const bill = await fetchBooked(services, params.id);
    const line_items = bill.lines.map(({ quantity, unit_cents, amount_cents, ...line }) => ({
      ...line,
      quantity: quantity.toFixed(2),
      unit_amount: money(unit_cents),
      amount: money(amount_cents),
    }));
    return { ...billOf(row, bill), line_items };
  });
