import type { StuckItem } from '@careloom/contract/resources/money-trail';
import { lazyPart } from '@careloom/shared/navigation';
import { Button } from '@careloom/shared/ui';
import { Suspense, useState } from 'react';
import { t } from '../invoice/words';
import type { DoneHere } from './acts';

const ApproveHere = lazyPart(() => import('./approve-here').then((module) => module.ApproveHere));
const PayForm = lazyPart(() => import('../invoice/pay-form').then((module) => module.PayForm));

/** The button for a record's next action in the list. It opens a confirmation, or the payment form of an invoice. */
export function StuckAct({ act, item }: { act: DoneHere; item: StuckItem }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const { bill } = item;
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {act === 'pay' ? t('button.pay') : t('button.approve')}
      </Button>
      {isOpen && (
        <Suspense>
          {act === 'pay' && bill && <PayForm invoice={{ ...bill, id: bill.invoice_id }} onClose={close} />}
          {act !== 'pay' && <ApproveHere act={act} item={item} onClose={close} />}
        </Suspense>
      )}
    </>
  );
}
