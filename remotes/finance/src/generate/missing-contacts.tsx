import type { Person } from '@careloom/contract/entities';
import { fullName } from '@careloom/shared/format';
import { lazyPart } from '@careloom/shared/navigation';
import { useCan } from '@careloom/shared/session';
import { Button, Note, Skeleton } from '@careloom/shared/ui';
import { Suspense, useRef, useState } from 'react';
import { t } from './texts';
import { MEND_PERMISSION } from '../xero/mends';
import styles from './generate.module.css';

const ContactMend = lazyPart(() => import('../xero/contact-mend').then((module) => module.ContactMend));

interface MissingContactsProps {
  /** The server's sentence. */
  message: string;
  workers: readonly Person[];
  /** Called when a worker has a contact. */
  onFound: (worker: Person) => void;
}

/** The workers without a contact in Xero, who prevented generating the invoices. For each, a contact can be picked or created here. */
export function MissingContacts({ message, workers, onFound }: MissingContactsProps) {
  const [open, setOpen] = useState<number | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const mayMend = useCan(MEND_PERMISSION.contact);
  const found = (worker: Person) => {
    setOpen(null);
    onFound(worker);
    list.current?.querySelector<HTMLElement>(`button[data-worker]:not([data-worker='${worker.id}'])`)?.focus();
  };
  return (
    <div className={styles.missing}>
      <Note kind="error" title={message}>
        {t('generate.not_in_xero')}
      </Note>
      <ul ref={list} className={styles.left} aria-label={t('generate.not_in_xero')}>
        {workers.map((worker) => (
          <li key={worker.id} className={styles.stranger}>
            <span className={styles.name}>{fullName(worker)}</span>
            {mayMend && (
              <Button
                size="sm"
                data-worker={worker.id}
                aria-expanded={open === worker.id}
                aria-label={t('generate.find_contact_of', { name: fullName(worker) })}
                onClick={() => setOpen(open === worker.id ? null : worker.id)}
              >
                {t('xero.contact.find')}
              </Button>
            )}
            {open === worker.id && (
              <div className={styles.contacts}>
                <Suspense fallback={<Skeleton lines={3} />}>
                  <ContactMend worker={worker} verb={t('generate.use_contact')} onDone={() => found(worker)} />
                </Suspense>
              </div>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
