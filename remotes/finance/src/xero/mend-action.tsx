import type { XeroBill } from '@careloom/contract/resources/xero-bills';
import { hrefOf, lazyPart } from '@careloom/shared/navigation';
import { useCan } from '@careloom/shared/session';
import { Button, ButtonLink } from '@careloom/shared/ui';
import { Suspense, useState } from 'react';
import { t } from './texts';
import { MEND_PERMISSION, mendOf } from './mends';
import { useConnect, useSendBill } from './requests';

const ContactModal = lazyPart(() => import('./contact-modal').then((module) => module.ContactModal));

/** The button for the action that an invoice needs to reach Xero. Renders nothing without an action or the permission. */
export function MendAction({ bill, solid = false }: { bill: XeroBill; solid?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const { connect, pending: connecting } = useConnect();
  const { sendBill, pending: sending } = useSendBill();
  const mend = mendOf(bill);
  const mayMend = useCan(MEND_PERMISSION[mend ?? 'send']);
  if (!mend || !mayMend) return null;
  const look = { size: 'sm', variant: solid ? 'solid' : 'outline' } as const;
  if (mend === 'codes' || mend === 'configure') {
    return (
      <ButtonLink {...look} href={hrefOf('xeroConfig')}>
        {mend === 'codes' ? t('xero.codes.set') : t('xero.configure')}
      </ButtonLink>
    );
  }
  const act = () => {
    if (connecting || sending) return;
    if (mend === 'contact') setOpen(true);
    else if (mend === 'connect') void connect();
    else void sendBill(bill.invoice_id, mend === 'now');
  };
  const verbs = {
    contact: t('xero.contact.find'),
    connect: t('xero.reconnect'),
    now: t('xero.send_now'),
    send: bill.sync === 'not_synced' ? t('xero.send') : t('xero.send_again'),
  };
  return (
    <>
      <Button {...look} aria-disabled={connecting || sending} onClick={act}>
        {verbs[mend]}
      </Button>
      {isOpen && (
        <Suspense>
          <ContactModal bill={bill} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
