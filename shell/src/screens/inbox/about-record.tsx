import { X } from 'lucide-react';
import styles from './about-record.module.css';
import { t } from './inbox-texts';
import { RecordCard } from './record-card';
import type { WrittenRecord } from './written-records';

/** The record attached to the next message, above the message box. */
export function AboutRecord({ record, onLeaveOut }: { record: WrittenRecord; onLeaveOut: () => void }) {
  return (
    <div role="group" className={styles.about} aria-label={t('inbox.about')}>
      <RecordCard record={record} />
      <button type="button" className="cl-iconbtn" aria-label={t('inbox.not_about')} onClick={onLeaveOut}>
        <X className="cl-i" aria-hidden />
      </button>
    </div>
  );
}
