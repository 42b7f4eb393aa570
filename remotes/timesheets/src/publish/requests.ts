import { type SeenShift, shiftDrafts } from '@careloom/contract/resources/shift-drafts';
import { useCall, useCallMutation } from '@careloom/shared/query';

/** What publishing drafts would mean; read again after every change. */
export const useConsequences = (ids: readonly number[]) => useCall(shiftDrafts.preview, { ids: [...ids] }, { staleTime: 0 });

interface Answered {
  onSuccess?: () => void;
  onFailure?: (message: string) => void;
}

/** Publishes drafts, all or none. */
export const usePublishDrafts = ({ onSuccess, onFailure }: Answered) =>
  useCallMutation(shiftDrafts.publish, {
    changes: ({ ids }) => ids,
    onSuccess: () => onSuccess?.(),
    onFailure: ({ message }) => onFailure?.(message),
  });

/** Deletes drafts, all or none; of one that changed since nothing is deleted. */
export const useDiscardDrafts = ({ onSuccess }: Answered = {}) =>
  useCallMutation(shiftDrafts.discard, { changes: (_, { shifts }) => shifts.map(({ id }) => Number(id)), onSuccess: () => onSuccess?.() });

export const seenOf = (drafts: readonly SeenShift[]): SeenShift[] => drafts.map(({ id, version }) => ({ id, version }));
