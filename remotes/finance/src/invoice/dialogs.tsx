import type { Invoice } from '@careloom/contract/resources/invoices';
import { lazyPart } from '@careloom/shared/navigation';
import { Suspense, useState } from 'react';
import { actsOn, type InvoiceAct } from './acts';

const PayForm = lazyPart(() => import('./pay-form').then((module) => module.PayForm));
const VoidForm = lazyPart(() => import('./void-form').then((module) => module.VoidForm));
const PayMany = lazyPart(() => import('./pay-many').then((module) => module.PayMany));
const PayAll = lazyPart(() => import('./pay-all').then((module) => module.PayAll));

type Asked =
  | { kind: InvoiceAct; invoice: Invoice }
  | { kind: 'many'; invoices: readonly Invoice[]; onDone: () => void }
  | { kind: 'all'; filters: Readonly<Record<string, string>> };

const isPayable = (invoice: Invoice) => actsOn(invoice, () => true).includes('pay');

function Opened({ asked, onClose }: { asked: Asked; onClose: () => void }) {
  switch (asked.kind) {
    case 'pay':
      return <PayForm invoice={asked.invoice} onClose={onClose} />;
    case 'void':
      return <VoidForm invoice={asked.invoice} onClose={onClose} />;
    case 'all':
      return <PayAll filters={asked.filters} onClose={onClose} />;
    case 'many': {
      const payable = asked.invoices.filter(isPayable);
      const chosen = payable.map(({ id, number, worker, amount_due }) => ({ id, number, worker, due: amount_due }));
      return <PayMany invoices={chosen} left={asked.invoices.length - payable.length} onDone={asked.onDone} onClose={onClose} />;
    }
  }
}

/** The forms that pay and void invoices, and the functions that open them. */
export function useInvoiceDialogs() {
  const [asked, setAsked] = useState<Asked | null>(null);
  const dialogs = asked && (
    <Suspense>
      <Opened asked={asked} onClose={() => setAsked(null)} />
    </Suspense>
  );
  return {
    ask: (kind: InvoiceAct, invoice: Invoice) => setAsked({ kind, invoice }),
    /** For one invoice, the form also asks for the amount. Several invoices are paid in full. */
    payMany: (invoices: readonly Invoice[], onDone: () => void) => setAsked({ kind: 'many', invoices, onDone }),
    payAll: (filters: Readonly<Record<string, string>>) => setAsked({ kind: 'all', filters }),
    dialogs,
  };
}
