import type { InvoiceDetail } from '@careloom/contract/resources/invoices';
import type { DetailHeadingProps } from '@careloom/shared/detail';
import { formatDate, formatMoney, fullName } from '@careloom/shared/format';
import { can } from '@careloom/shared/session';
import { Button, State } from '@careloom/shared/ui';
import { Ban, Banknote, CalendarDays, Printer, UserRound, Wallet } from 'lucide-react';
import { t } from './texts';
import { actsOn, type InvoiceAct } from './acts';
import { INVOICE_STATES } from './states';

type Ask = (act: InvoiceAct, invoice: InvoiceDetail) => void;

/** Payee, date and amount due of the invoice; Pay is the only primary button. */
export function headingOf(invoice: InvoiceDetail, ask: Ask): DetailHeadingProps {
  const acts = actsOn(invoice, can);
  return {
    name: invoice.number,
    tag: <State of={INVOICE_STATES} value={invoice.status} />,
    facts: [
      { icon: UserRound, label: t('field.invoice.worker'), value: fullName(invoice.worker) },
      { icon: CalendarDays, label: t('field.invoice.date'), value: formatDate(invoice.date) },
      { icon: Wallet, label: t('field.invoice.amount_due'), value: formatMoney(invoice.amount_due) },
    ],
    actions: (
      <>
        <Button onClick={() => window.print()}>
          <Printer aria-hidden />
          {t('invoice.print')}
        </Button>
        {acts.includes('pay') && (
          <Button variant="solid" onClick={() => ask('pay', invoice)}>
            <Banknote aria-hidden />
            {t('button.pay')}
          </Button>
        )}
      </>
    ),
    more: acts.includes('void') ? [{ label: t('invoice.void_verb'), icon: Ban, stops: true, onPick: () => ask('void', invoice) }] : [],
    changes: { record: 'invoices', id: invoice.id },
  };
}
