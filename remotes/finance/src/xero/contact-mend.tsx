import type { XeroBill } from '@careloom/contract/resources/xero-bills';
import { SAME, type XeroCandidate, xeroContacts } from '@careloom/contract/resources/xero-contacts';
import { fullName } from '@careloom/shared/format';
import { useCall, useCallMutation } from '@careloom/shared/query';
import { Button, LoadFailed, Skeleton } from '@careloom/shared/ui';
import { useId, useState } from 'react';
import { t } from './texts';
import styles from './xero.module.css';

const SAME_WORDS = {
  email: t('xero.contact.same_email'),
  abn: t('xero.contact.same_abn'),
  name: t('xero.contact.same_name'),
} as const;

/** The email of a contact, and the other fields that match the worker's. */
function aboutOf({ email, same }: XeroCandidate): string {
  const words = SAME.filter((what) => same.includes(what)).map((what) => SAME_WORDS[what]);
  return [email ?? t('xero.contact.no_email'), ...words].join(', ');
}

interface ContactMendProps {
  worker: XeroBill['worker'];
  /** Label of the button that uses a contact. The default is "Use and send". */
  verb?: string;
  /** Called when the contact is linked. The invoices that waited for it are then being sent. */
  onDone: () => void;
}

/** Picks a Xero contact for the worker, or creates one. Both send the invoice that failed without a contact. */
export function ContactMend({ worker, verb = t('xero.contact.use'), onDone }: ContactMendProps) {
  const { data, error, isFetching, refetch } = useCall(xeroContacts.candidates, { user_id: worker.id });
  const [chosen, setChosen] = useState<string | null>(null);
  const changes = { changes: () => [worker.id], onSuccess: onDone };
  const { run: link, pending: linking } = useCallMutation(xeroContacts.update, changes);
  const { run: make, pending: making } = useCallMutation(xeroContacts.make, changes);
  const group = useId();
  const name = fullName(worker);
  if (!data)
    return error ? <LoadFailed message={error.message} busy={isFetching} onRetry={() => void refetch()} /> : <Skeleton lines={3} />;
  const busy = linking || making;
  const picked = chosen ?? data.items[0]?.xero_contact_id;
  const use = () => {
    if (!busy && picked) void link({ user_id: worker.id, xero_contact_id: picked });
  };
  const makeOne = () => {
    if (!busy) void make({ user_id: worker.id });
  };
  return (
    <>
      {data.items.length === 0 ? (
        <p>{t('xero.contact.none', { name })}</p>
      ) : (
        <fieldset className={styles.choices}>
          <legend className={styles.asked}>{t('xero.contact.choose', { name })}</legend>
          {data.items.map((candidate) => (
            <label key={candidate.xero_contact_id} className={styles.choice}>
              <input
                type="radio"
                className={styles.radio}
                name={group}
                checked={candidate.xero_contact_id === picked}
                onChange={() => setChosen(candidate.xero_contact_id)}
              />
              <span className={styles.title}>{candidate.name}</span>
              <span className={styles.line}>{aboutOf(candidate)}</span>
            </label>
          ))}
        </fieldset>
      )}
      <div className={styles.foot}>
        <Button size="sm" aria-disabled={busy} onClick={makeOne}>
          {t('xero.contact.make')}
        </Button>
        {picked && (
          <Button size="sm" variant="solid" aria-disabled={busy} onClick={use}>
            {verb}
          </Button>
        )}
      </div>
    </>
  );
}
