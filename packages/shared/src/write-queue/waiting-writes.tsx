import { CircleX, Clock } from 'lucide-react';
import { Button, Note, Row, Stack, StackList, Subtext } from '../ui/index';
import { discardWrite, sendAgain } from './device-queue';
import { isBehind, type QueuedWrite } from './queued-write';
import { t } from './texts';
import { useQueuedWrites } from './use-queued-writes';

export interface WaitingWritesProps {
  /** Shows only the writes about one record, e.g. `shift 12`. */
  about?: string;
  /**
   * Returns a function that opens the form of a refused write, to change its input. Without one, the user can only discard the write or
   * send it again unchanged.
   */
  editOf?: (write: QueuedWrite) => (() => void) | null;
}

/** The writes on this device that the server has not accepted: waiting ones, and refused ones with the reason. Empty if there are none. */
export function WaitingWrites({ about, editOf }: WaitingWritesProps) {
  const writes = useQueuedWrites(about);
  return (
    <div role="status" className="cl-live">
      {writes.length > 0 && (
        <Note kind={writes.some(({ refusal }) => refusal) ? 'error' : 'info'}>
          <Stack>
            <b>{t('writes.title')}</b>
            <StackList>
              {writes.map((write) => (
                <li key={write.at}>
                  <Waiting write={write} behind={isBehind(write, writes)} onEdit={editOf?.(write) ?? null} />
                </li>
              ))}
            </StackList>
          </Stack>
        </Note>
      )}
    </div>
  );
}

interface WaitingProps {
  write: QueuedWrite;
  behind: boolean;
  onEdit: (() => void) | null;
}

function Waiting({ write, behind, onEdit }: WaitingProps) {
  const { title, refusal } = write;
  if (!refusal)
    return (
      <>
        <Row>
          <Clock className="cl-i-s" aria-hidden />
          <span>{title}</span>
        </Row>
        <Subtext>{t(behind ? 'writes.behind' : 'writes.waiting')}</Subtext>
      </>
    );
  const reasons = Object.values(refusal.errors).flat();
  return (
    <>
      <Row>
        <CircleX className="cl-i-s" aria-hidden />
        <span>
          {title}. {t('writes.refused')}: {reasons.length > 0 ? reasons.join(' ') : refusal.message}
        </span>
      </Row>
      <Row>
        {onEdit ? (
          <Button size="sm" onClick={onEdit}>
            {t('writes.edit')}
          </Button>
        ) : (
          <Button size="sm" onClick={() => void sendAgain(write)}>
            {t('writes.again')}
          </Button>
        )}
        <Button size="sm" variant="ghost" onClick={() => void discardWrite(write)}>
          {t('writes.discard')}
        </Button>
      </Row>
    </>
  );
}
