import type { Invoice } from '@careloom/contract/resources/invoices';
import { lazyPage } from '@careloom/shared/navigation';
import { Suspense, useState } from 'react';
import type { InvoiceAct } from './acts';

const FORMS = {
  pay: lazyPage(() => import('./pay-form').then((module) => module.PayForm)),
  void: lazyPage(() => import('./void-form').then((module) => module.VoidForm)),
};

/** The forms that pay and void one invoice, and the function that opens them. */
export function useInvoiceDialogs() {
  const [asked, setAsked] = useState<{ act: InvoiceAct; invoice: Invoice } | null>(null);
  const Form = asked && FORMS[asked.act];
  const dialogs = asked && Form && (
    <Suspense>
      <Form invoice={asked.invoice} onClose={() => setAsked(null)} />
    </Suspense>
  );
  return { ask: (act: InvoiceAct, invoice: Invoice) => setAsked({ act, invoice }), dialogs };
}
