import { shiftDrafts } from '@careloom/contract/resources/shift-drafts';
import { type RosterShift, shiftRoster, type ShiftRosterData } from '@careloom/contract/resources/shift-roster';
import { SHIFT_TYPES, shifts } from '@careloom/contract/resources/shifts';
import { notify } from '@careloom/shared/chrome';
import { type Failed, send } from '@careloom/shared/http';
import { keyOf, queryClient, resourceChanged } from '@careloom/shared/query';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { t } from './texts';
import { createEdits, type Edit, type Edits, type Outcome } from './edits';
import { type Names, namesOf, whenOf, workerName } from './ribbon-words';
import { createUndoToasts, savedWords } from './undo-toast';

/** Milliseconds after which an unsent edit is retried, unless the browser fires `online` earlier. */
const RETRY_AFTER = 3_000;

const nowOf = (data: unknown) =>
  typeof data === 'object' && data !== null && 'shift' in data ? shiftRoster.place.data.safeParse(data.shift).data : undefined;

function outcomeOf(failure: Failed): Outcome {
  const { code, error, message, data, errors } = failure;
  if (code === 0) return { kind: 'unsent' };
  if (error === 'stale') return { kind: 'stale', now: nowOf(data) ?? null, message };
  if (code === 404) return { kind: 'stale', now: null, message };
  if (typeof data === 'object' && data !== null && 'confirm_reassign' in data) return { kind: 'asks', message };
  return { kind: 'refused', message: Object.values(errors)[0]?.[0] ?? message };
}

async function sendEdit({ kind, shift, to, version, reassign }: Edit): Promise<Outcome> {
  if (kind === 'remove') {
    const answer = await send(shiftDrafts.discard, { shifts: [{ id: shift.id, version }] });
    return answer.ok ? { kind: 'saved', shift: null } : outcomeOf(answer);
  }
  if (kind === 'create') {
    const { job_id, name } = shift;
    const type = SHIFT_TYPES.find((one) => one === shift.type) ?? 'normal';
    const isNight = to.end_time <= to.start_time ? 1 : 0;
    const answer = await send(shifts.create, { job_id, name, type, ...to, is_overnight: isNight, status: 'draft', reassign });
    if (!answer.ok) return outcomeOf(answer);
    const { id, version: first = 1 } = answer.data;
    return { kind: 'saved', shift: { ...shift, id, version: first, total_cost: answer.data.total_cost } };
  }
  const answer = await send(shiftRoster.place, { id: shift.id, ...to, version, reassign });
  return answer.ok ? { kind: 'saved', shift: answer.data } : outcomeOf(answer);
}

/** Writes a saved shift into every cached roster that shows it, until they are refetched. */
function show({ kind, shift }: Edit, saved: RosterShift | null) {
  queryClient.setQueriesData<ShiftRosterData>({ queryKey: keyOf(shiftRoster.read, { start: '' }).slice(0, 2) }, (data) => {
    if (!data) return data;
    const others = data.shifts.filter(({ id }) => id !== shift.id && id !== saved?.id);
    const wasShown = kind === 'create' || others.length < data.shifts.length;
    return { ...data, shifts: saved && wasShown ? [...others, saved] : others };
  });
  void resourceChanged('shift', saved ? [saved.id] : []);
}

/** The names of workers and houses, and a ref to the latest ones for asynchronous callbacks. */
export function useNames(data: ShiftRosterData): [Names, { current: Names }] {
  const names = useMemo(() => namesOf(data), [data]);
  const latest = useRef(names);
  useEffect(() => {
    latest.current = names;
  });
  return [names, latest];
}

/**
 * The changes of a roster, and their state.
 * @param names a ref to the names when a response arrives
 * @param onNumbered called when a new shift gets its id; only the function of the first render is used
 */
export function useEdits(
  names: { current: Names },
  announce: (text: string) => void,
  onNumbered: (from: number, to: number) => void,
): Edits & { state: ReturnType<Edits['get']> } {
  const [edits] = useState((): Edits => {
    const toasts = createUndoToasts();
    const made = createEdits({
      send: sendEdit,
      onSaved: (edit, shift) => {
        show(edit, shift);
        if (edit.kind === 'create' && shift) onNumbered(edit.shift.id, shift.id);
        toasts.dismiss();
        const isTakenBack = made.get().queue.some(({ takesBack }) => takesBack === edit.key);
        if (edit.by !== 'do' || !shift || isTakenBack) return;
        toasts.show(savedWords(edit, shift, names.current), () => announce(t(made.undo() ? 'roster.undone' : 'roster.nothing_to_undo')));
      },
      onRefused: (edit, outcome) => {
        const now = outcome.kind === 'stale' ? outcome.now : null;
        const text = now
          ? t('roster.changed', { name: now.name, when: whenOf(now), who: workerName(now.worker_id, names.current) })
          : outcome.message;
        toasts.dismiss();
        notify('error', text);
        void resourceChanged('shift', [edit.shift.id]);
      },
      retryLater: (retry) => {
        const timer = setTimeout(again, RETRY_AFTER);
        function again() {
          clearTimeout(timer);
          window.removeEventListener('online', again);
          retry();
        }
        window.addEventListener('online', again);
      },
    });
    return made;
  });
  useEffect(() => edits.retry(), [edits]);
  const state = useSyncExternalStore(edits.subscribe, edits.get, edits.get);
  return { ...edits, state };
}
