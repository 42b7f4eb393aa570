import type { XeroBill } from '@careloom/contract/resources/xero-bills';
import { Modal, ModalBody } from '@careloom/shared/ui-overlay';
import { t } from './texts';
import { ContactMend } from './contact-mend';
import styles from './xero.module.css';

interface ContactModalProps {
  bill: XeroBill;
  onClose: () => void;
}

/** Shows why an invoice failed without a contact, and the contacts that could be the worker's. */
export function ContactModal({ bill, onClose }: ContactModalProps) {
  return (
    <Modal open title={t('xero.mend_of', { number: bill.number })} size="work" onClose={onClose}>
      <ModalBody>
        <div className={styles.column}>
          <p className={styles.stopped}>{bill.reason?.text}</p>
          <ContactMend worker={bill.worker} onDone={onClose} />
        </div>
      </ModalBody>
    </Modal>
  );
}
