import type { XeroBill } from '@careloom/contract/resources/xero-bills';
import { XERO_LINE_KEYS, type XeroLineKey } from '@careloom/contract/resources/xero-config';
import { formatMoney, fullName } from '@careloom/shared/format';
import { hrefOf, lazyPart } from '@careloom/shared/navigation';
import { useCan } from '@careloom/shared/session';
import { Button, Skeleton, State, TextLink, Who } from '@careloom/shared/ui';
import { Suspense, useState } from 'react';
import { SYNC_STATES } from '../invoice/states';
import { t } from './texts';
import { type Mend, MEND_PERMISSION, mendOf } from './mends';
import { useConnect, useSendBill } from './requests';
import { detailLine, syncLine } from './sync-line';
import styles from './xero.module.css';

const ContactMend = lazyPart(() => import('./contact-mend').then((module) => module.ContactMend));

const VERBS: Readonly<Record<Mend, string>> = {
  send: t('xero.send_again'),
  now: t('xero.send_now'),
  configure: t('xero.send_again'),
  contact: t('xero.contact.find'),
  codes: t('xero.codes.set'),
  connect: t('xero.reconnect'),
};

interface BillRowProps {
  bill: XeroBill;
  /** Opens the form for the codes of a kind of line. */
  onCodes: (key: XeroLineKey) => void;
}

/** An invoice on its way to Xero: its state with the reason, and the action that resolves a failure, in place. */
export function BillRow({ bill, onCodes }: BillRowProps) {
  const [isOpen, setOpen] = useState(false);
  const { connect, pending: connecting } = useConnect();
  const { sendBill, pending: sending } = useSendBill();
  const mend = mendOf(bill);
  const mayMend = useCan(MEND_PERMISSION[mend ?? 'send']);
  const line = XERO_LINE_KEYS.find((key) => key === bill.reason?.detail);
  const busy = connecting || sending;
  const act = () => {
    if (busy) return;
    if (mend === 'contact') setOpen(!isOpen);
    else if (mend === 'codes' && line) onCodes(line);
    else if (mend === 'connect') void connect();
    else void sendBill(bill.invoice_id, mend === 'now');
  };
  const detail = detailLine(bill);
  return (
    <li className={styles.bill} data-open={isOpen}>
      <Who
        name={fullName(bill.worker)}
        line={<TextLink href={hrefOf('invoice-details-overview', { id: bill.invoice_id })}>{bill.number}</TextLink>}
      />
      <span className={styles.amount}>{formatMoney(bill.amount)}</span>
      <span className={styles.sync}>
        <State of={SYNC_STATES} value={bill.sync} />
        <span className={styles.line}>{syncLine(bill)}</span>
        {detail && <span className={styles.line}>{detail}</span>}
      </span>
      <span className={styles.end}>
        {mend && mayMend && (
          <Button size="sm" aria-disabled={busy} aria-expanded={mend === 'contact' ? isOpen : undefined} onClick={act}>
            {VERBS[mend]}
          </Button>
        )}
      </span>
      {isOpen && (
        <div className={styles.mend}>
          <Suspense fallback={<Skeleton lines={3} />}>
            <ContactMend worker={bill.worker} onDone={() => setOpen(false)} />
          </Suspense>
        </div>
      )}
    </li>
  );
}
