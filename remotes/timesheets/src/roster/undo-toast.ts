import type { RosterShift } from '@careloom/contract/resources/shift-roster';
import { dismissToast, notify, useToasts } from '@careloom/shared/chrome';
import { t } from './texts';
import type { Edit } from './edits';
import { type Names, whenOf, workerName } from './ribbon-words';

/** Describes a saved change: `Sun 22 Nov, 14:00–19:00 moved to Grace Katsaros.` */
export function savedWords({ kind, shift }: Pick<Edit, 'kind' | 'shift'>, saved: RosterShift, names: Names): string {
  const words = { when: whenOf(saved), who: workerName(saved.worker_id, names) };
  if (kind === 'create') return t('roster.draft_added', words);
  return saved.worker_id === shift.worker_id ? t('roster.now_at', words) : t('roster.moved_to', words);
}

/** Toasts with Undo, showing only the latest: Undo reverts the latest change. */
export function createUndoToasts() {
  let shown: number | null = null;
  function dismiss() {
    if (shown !== null) dismissToast(shown);
    shown = null;
  }
  return {
    dismiss,
    show(text: string, undo: () => void) {
      dismiss();
      notify('success', text, { undo });
      shown = useToasts.getState().toasts.at(-1)?.id ?? null;
    },
  };
}
