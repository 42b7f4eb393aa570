import { rosterTemplates } from '@careloom/contract/resources/roster-templates';
import { shiftWeeks } from '@careloom/contract/resources/shift-weeks';
import { useCall, useCallMutation } from '@careloom/shared/query';
import { useDiscardDrafts } from '../publish/requests';

/** The source of copies, and the target day of its first day. */
export type CopySource = { to: string } & (
  | { from: string; days: number; house_ids: readonly number[]; template_id?: never }
  | { template_id: number; from?: never }
);

/** The preview of copying; refetched after every change. */
export const useCopyPreview = (source: CopySource) =>
  useCall(
    shiftWeeks.preview,
    source.from === undefined ? { template_id: source.template_id, to: source.to } : { ...source, house_ids: [...source.house_ids] },
    { staleTime: 0 },
  );

/** Copies shifts as drafts, all or none. The toast offers Undo, which deletes the copies that have not changed since. */
export function useCopyShifts(answered: { onSuccess: () => void; onFailure: (message: string) => void }) {
  const { run: discard } = useDiscardDrafts();
  return useCallMutation(shiftWeeks.copy, {
    changes: ({ shifts }) => shifts.map(({ id }) => id),
    onSuccess: () => answered.onSuccess(),
    onFailure: ({ message }) => answered.onFailure(message),
    undo: ({ shifts }) => void discard({ shifts }),
  });
}

export const useTemplates = (house_id: number) => useCall(rosterTemplates.list, { house_id });
export const useRemoveTemplate = () => useCallMutation(rosterTemplates.remove);
