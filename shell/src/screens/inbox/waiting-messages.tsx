import { discardWrite, sendAgain, useQueuedWrites, type QueuedWrite } from '@careloom/shared/write-queue';
import { Button, Row } from '@careloom/shared/ui';
import { CircleX, Clock } from 'lucide-react';
import { t } from './inbox-texts';
import styles from './messages.module.css';

/** The queue subject of the messages to one person: they are sent in order, each once. */
export const conversationWith = (id: number): string => `conversation ${id}`;

/** Messages that this device keeps until the server has them: on their way, waiting for a connection, or refused with the reason. */
export function WaitingMessages({ personId }: { personId: number }) {
  const writes = useQueuedWrites(conversationWith(personId));
  if (writes.length === 0) return null;
  return (
    <ol className={styles.waiting} aria-label={t('inbox.waiting_list')}>
      {writes.map((write) => (
        <li key={write.at}>
          <WaitingMessage write={write} />
        </li>
      ))}
    </ol>
  );
}

function WaitingMessage({ write }: { write: QueuedWrite }) {
  const { title, refusal } = write;
  const reasons = refusal ? Object.values(refusal.errors).flat() : [];
  return (
    <div className={`${styles.bubble} ${styles.own}`}>
      <div className={styles.said}>
        <p>{title}</p>
      </div>
      <div className={styles.standing}>
        <span>
          {refusal ? <CircleX className="cl-i-s" aria-hidden /> : <Clock className="cl-i-s" aria-hidden />}
          {refusal ? t('inbox.refused', { reason: reasons.length > 0 ? reasons.join(' ') : refusal.message }) : t('inbox.waiting')}
        </span>
        {refusal && (
          <Row>
            <Button size="sm" variant="ghost" onClick={() => void sendAgain(write)}>
              {t('inbox.again')}
            </Button>
            <Button size="sm" variant="ghost" onClick={() => void discardWrite(write)}>
              {t('inbox.discard')}
            </Button>
          </Row>
        )}
      </div>
    </div>
  );
}
