import { type Proposal, replacements } from '@careloom/contract/resources/replacements';
import { shiftRoster } from '@careloom/contract/resources/shift-roster';
import { notify } from '@careloom/shared/chrome';
import { send } from '@careloom/shared/http';
import { resourceChanged, useCall } from '@careloom/shared/query';
import { useState } from 'react';
import { t } from './texts';

export interface Period {
  from: string;
  to: string;
  house: number | null;
}

/** A proposal with a worker. */
export type Filled = Proposal & { candidate: NonNullable<Proposal['candidate']> };
export const isFilled = (proposal: Proposal): proposal is Filled => proposal.candidate !== null;

export const useProposals = ({ from, to, house }: Period) =>
  useCall(replacements.proposals, { from, to, ...(house !== null && { house_id: house }) }, { keepPrevious: true });

/** Assigns shifts to the proposed workers, one after the other with the roster's call: drafts stay drafts. Stops at a refusal and returns the reason. */
export function useAccept() {
  const [busy, setBusy] = useState(false);
  const accept = async (proposals: readonly Filled[]) => {
    if (busy) return;
    setBusy(true);
    const done: number[] = [];
    for (const { shift, candidate } of proposals) {
      const { id, date, start_time, end_time, version } = shift;
      const answer = await send(shiftRoster.place, { id, date, start_time, end_time, version, worker_id: candidate.worker.id });
      if (!answer.ok) {
        notify('error', answer.message);
        break;
      }
      done.push(id);
    }
    if (done.length > 0) notify('success', t('fill.accepted', { count: done.length }));
    await resourceChanged('shift', done);
    setBusy(false);
  };
  return { accept, busy };
}
