import { keyLegends } from '@careloom/shared/ui';
import { Modal, ModalBody } from '@careloom/shared/ui-overlay';
import { useState } from 'react';
import styles from './keys.module.css';
import { t } from './keys-texts';

/** The shortcuts of the page content when the dialog was opened, and those of every page. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const [legends] = useState(keyLegends);
  return (
    <Modal open title={t('keys.title')} onClose={onClose}>
      <ModalBody>
        <h3 className={styles.title}>{t('keys.page')}</h3>
        {legends.length === 0 && <p className={styles.none}>{t('keys.none')}</p>}
        {legends.map((keys, at) => (
          <div key={at} className={styles.keys}>
            {keys}
          </div>
        ))}
        <h3 className={styles.title}>{t('keys.everywhere')}</h3>
        <div className={styles.keys}>
          <kbd>{t('keys.ctrl')}</kbd>
          <kbd>K</kbd>
          <span>{t('keys.palette')}</span>
          <kbd>?</kbd>
          <span>{t('keys.help')}</span>
          <kbd>{t('keys.escape')}</kbd>
          <span>{t('keys.close')}</span>
        </div>
      </ModalBody>
    </Modal>
  );
}
