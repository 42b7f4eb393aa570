import type { DraftToPublish } from '@careloom/contract/resources/shift-drafts';
import { Button, LoadFailed, Note, Skeleton } from '@careloom/shared/ui';
import { Modal, ModalBody, ModalFoot } from '@careloom/shared/ui-overlay';
import { useState } from 'react';
import { t } from '../texts';
import { chosenOf, consequencesOf } from './consequences';
import { ConsequencesList } from './consequences-list';
import { seenOf, useConsequences, usePublishDrafts } from './requests';
import { sumOf } from './sums';

interface PublishSheetProps {
  /** The drafts, by their ids. */
  ids: readonly number[];
  onClose: () => void;
  /** After they were published; then the sheet is closed. */
  onPublished?: () => void;
}

/** What publishing drafts means, before it happens: who is told of what, what it costs, and what holds one back. */
export function PublishSheet({ ids, onClose, onPublished }: PublishSheetProps) {
  const { data, error, refetch, isFetching } = useConsequences(ids);
  const title = t('publish.title', { count: ids.length });
  return (
    <Modal open title={title} size="wide" onClose={onClose}>
      {data ? (
        <Decision
          shifts={data.shifts}
          isCurrent={!isFetching}
          onReread={() => void refetch()}
          onClose={onClose}
          onPublished={onPublished}
        />
      ) : (
        <>
          <ModalBody>
            {error ? <LoadFailed message={error.message} onRetry={() => void refetch()} busy={isFetching} /> : <Skeleton lines={6} />}
          </ModalBody>
          <ModalFoot>
            <Button variant="ghost" onClick={onClose}>
              {t('publish.cancel')}
            </Button>
          </ModalFoot>
        </>
      )}
    </Modal>
  );
}

interface DecisionProps {
  shifts: readonly DraftToPublish[];
  /** Whether `shifts` is what the server says now. */
  isCurrent: boolean;
  onReread: () => void;
  onClose: () => void;
  onPublished: (() => void) | undefined;
}

function Decision({ shifts, isCurrent, onReread, onClose, onPublished }: DecisionProps) {
  const [leaveUnfilled, setLeaveUnfilled] = useState(true);
  const [refusal, setRefusal] = useState<string | null>(null);
  const published = () => {
    onPublished?.();
    onClose();
  };
  const refused = (message: string) => {
    setRefusal(message);
    onReread();
  };
  const { run, pending } = usePublishDrafts({ onSuccess: published, onFailure: refused });
  const found = consequencesOf(shifts);
  const chosen = chosenOf(found, leaveUnfilled);
  const { total_cost } = sumOf(chosen);
  return (
    <>
      <ModalBody>
        {refusal !== null && <Note kind="error">{refusal}</Note>}
        {shifts.length === 0 ? (
          <Note kind="info">{t('publish.nothing')}</Note>
        ) : (
          <ConsequencesList of={found} chosen={chosen} leaveUnfilled={leaveUnfilled} onLeaveUnfilled={setLeaveUnfilled} />
        )}
      </ModalBody>
      <ModalFoot>
        <Button variant="ghost" onClick={onClose}>
          {t('publish.cancel')}
        </Button>
        <Button
          variant="solid"
          disabled={pending || !isCurrent || chosen.length === 0}
          onClick={() => void run({ shifts: seenOf(chosen), total_cost })}
        >
          {t('publish.verb', { count: chosen.length })}
        </Button>
      </ModalFoot>
    </>
  );
}
