import { replacements } from '@careloom/contract/resources/replacements';
import { type DraftToPublish, shiftDrafts } from '@careloom/contract/resources/shift-drafts';
import { Note } from '@careloom/shared/ui';
import { useState } from 'react';
import { t } from './texts';
import { chosenOf, consequencesOf } from './consequences';
import { ConsequencesList } from './consequences-list';
import { BEST, offerPlanOf, type Unfilled } from './offer-plan';
import { inParts, publishedTogether } from './parts';
import { Decision, Sheet } from './sheet';
import { UnofferedList } from './unoffered-list';
import { usePublishing } from './use-publishing';
import { together, WithCalls } from './with-calls';

interface PublishSheetProps {
  /** The drafts, by their ids. */
  ids: readonly number[];
  onClose: () => void;
}

/** The consequences of publishing drafts, before it happens: notified workers, cost, and blocked drafts. */
export function PublishSheet({ ids, onClose }: PublishSheetProps) {
  return (
    <WithCalls call={shiftDrafts.preview} inputs={inParts(ids).map((part) => ({ ids: part }))} options={{ staleTime: 0 }}>
      {(reads) => {
        const { data, ...read } = together(reads);
        return (
          <Sheet title={t('publish.title', { count: ids.length })} data={data} onClose={onClose} {...read}>
            {(parts) => (
              <Publishing
                shifts={parts.flatMap(({ shifts }) => shifts)}
                isCurrent={!read.isFetching}
                onReread={read.onReread}
                onClose={onClose}
              />
            )}
          </Sheet>
        );
      }}
    </WithCalls>
  );
}

interface PublishingProps {
  shifts: readonly DraftToPublish[];
  /** Whether `shifts` is the server's current answer. */
  isCurrent: boolean;
  onReread: () => void;
  onClose: () => void;
}

function Publishing({ shifts, isCurrent, onReread, onClose }: PublishingProps) {
  const [fate, setFate] = useState<Unfilled>('leave');
  const [best, setBest] = useState<number>(BEST[0]);
  const [now] = useState(() => new Date());
  const { done, refusal, unoffered, publish, offerAgain } = usePublishing({ onReread, onDone: onClose });
  const found = consequencesOf(shifts);
  const chosen = chosenOf(found, fate !== 'keep');
  const calls = publishedTogether(chosen).length;
  const isIdle = done === null;
  if (unoffered.length > 0) {
    return (
      <Decision refusal={null} verb={t('publish.offer_again')} isReady={isIdle} onDecide={() => void offerAgain()} onClose={onClose}>
        <UnofferedList unoffered={unoffered} />
      </Decision>
    );
  }
  const isOffered = fate === 'offer';
  return (
    <WithCalls call={replacements.candidates} inputs={found.unfilled.map(({ id }) => ({ id }))} options={{ enabled: isOffered }}>
      {(reads) => {
        const plans = reads.flatMap(({ data }, nth) => {
          const draft = found.unfilled[nth];
          return (isOffered && data && draft && offerPlanOf(draft, data, best, now)) || [];
        });
        const isKnown = !isOffered || reads.every(({ data, error }) => data !== undefined || error !== null);
        return (
          <Decision
            refusal={refusal}
            verb={verbOf(chosen.length, plans.length, done)}
            isReady={isIdle && isCurrent && isKnown && chosen.length > 0}
            onDecide={() => void publish(chosen, plans)}
            onClose={onClose}
          >
            {calls > 1 && <Note kind="info">{t('publish.in_parts', { count: calls })}</Note>}
            {shifts.length === 0 ? (
              <Note kind="info">{t('publish.nothing')}</Note>
            ) : (
              <ConsequencesList
                of={found}
                chosen={chosen}
                fate={fate}
                onFate={setFate}
                best={best}
                onBest={setBest}
                offers={reads}
                now={now}
              />
            )}
          </Decision>
        );
      }}
    </WithCalls>
  );
}

/** The action of the button, or its progress. */
function verbOf(count: number, offers: number, done: number | null): string {
  if (done !== null) return t('publish.progress', { done, count });
  const publish = t('publish.verb', { count });
  return offers === 0 ? publish : t('publish.verb_and_offer', { publish, count: offers });
}
