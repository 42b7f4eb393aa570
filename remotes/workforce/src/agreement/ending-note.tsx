import { agreements } from '@careloom/contract/resources/agreements';
import { shifts } from '@careloom/contract/resources/shifts';
import type { SupportWorker } from '@careloom/contract/resources/support-workers';
import { addDays, formatDate } from '@careloom/shared/format';
import { useCall } from '@careloom/shared/query';
import { can, useCan } from '@careloom/shared/session';
import { Button, Note } from '@careloom/shared/ui';
import { Send } from 'lucide-react';
import { t } from './texts';
import { maySend } from './actions';
import styles from './ending.module.css';
import { successorOf } from './successor';

interface EndingNoteProps {
  worker: SupportWorker;
  /** The last day of the agreement in force, `yyyy-MM-dd`. */
  endDate: string;
  onSend: () => void;
}

/** Shows that the agreement of a worker ends soon, the consequence, and the button to send another one. If one follows, it shows that instead. */
export function EndingNote({ worker, endDate, onSend }: EndingNoteProps) {
  const { data } = useCall(agreements.list, { user_id: worker.id, per_page: 100 });
  const mayReadShifts = useCan('timesheet-read');
  const after = { worker_id: worker.id, status: 'published,confirmed', from: addDays(endDate, 1), per_page: 1 };
  const { data: left } = useCall(shifts.list, after, { enabled: mayReadShifts });
  const successor = data && successorOf(data.items, endDate);
  const isOpen = data !== undefined && successor === undefined;
  const why = left && left.total > 0 ? t('ending.shifts', { count: left.total }) : t('ending.no_shifts');
  return (
    <Note kind="warning">
      <div className={styles.body}>
        <div className={styles.words}>
          <strong className={styles.title}>{t('ending.title', { day: formatDate(endDate) })}</strong>
          {successor ? t(successor.status === 'signed' ? 'ending.renewed' : 'ending.sent', { day: formatDate(successor.end_date) }) : why}
        </div>
        {maySend(can, worker) && (
          <div className={styles.send}>
            {isOpen && (
              <Button variant="solid" size="sm" onClick={onSend}>
                <Send aria-hidden />
                {t('form.send_service_agreement')}
              </Button>
            )}
          </div>
        )}
      </div>
    </Note>
  );
}
