import { type SeenShift, shiftDrafts } from '@careloom/contract/resources/shift-drafts';
import { notify } from '@careloom/shared/chrome';
import { send } from '@careloom/shared/http';
import { resourceChanged, useCallMutation } from '@careloom/shared/query';
import { useState } from 'react';
import { inParts } from './parts';

export const seenOf = (drafts: readonly SeenShift[]): SeenShift[] => drafts.map(({ id, version }) => ({ id, version }));

/** Deletes drafts, all or none; if one has changed since, none is deleted. */
export const useDiscardDrafts = () =>
  useCallMutation(shiftDrafts.discard, { changes: (_, { shifts }) => shifts.map(({ id }) => Number(id)) });

/** Deletes any number of drafts, in as many calls as needed. Refused drafts stay, with the reason. */
export function useDiscardAll() {
  const [pending, setPending] = useState(false);
  async function run(drafts: readonly SeenShift[]) {
    setPending(true);
    const done: number[] = [];
    for (const part of inParts(seenOf(drafts))) {
      const answer = await send(shiftDrafts.discard, { shifts: part });
      notify(answer.ok ? 'success' : 'error', answer.message);
      if (!answer.ok) break;
      done.push(...part.map(({ id }) => id));
    }
    await resourceChanged('shift', done);
    setPending(false);
  }
  return { run, pending };
}
