import type { RosterShift } from '@careloom/contract/resources/shift-roster';
import { isSamePlace, type Place, placed, placeOf } from './place';

/** A change that is not saved yet. A new shift has a negative id until the server gives it one. */
export interface Edit {
  key: number;
  kind: 'place' | 'create' | 'remove';
  /** As the user saw it, before the change. */
  shift: RosterShift;
  to: Place;
  version: number;
  by: 'do' | 'undo' | 'redo';
  reassign: 0 | 1;
  /** The key of the queued change that this one undoes. */
  takesBack?: number;
}

/** The outcome of a sent edit. */
export type Outcome =
  | { kind: 'saved'; shift: RosterShift | null }
  /** There was no answer: it is sent again. */
  | { kind: 'unsent' }
  | { kind: 'asks'; message: string }
  /** Another user changed the shift; null: it was deleted. */
  | { kind: 'stale'; now: RosterShift | null; message: string }
  | { kind: 'refused'; message: string };

/** A saved change that can be undone, as long as no other user changed the shift. */
interface Step {
  kind: 'place' | 'create';
  shift: RosterShift;
  from: Place;
  to: Place;
}

export interface EditsState {
  queue: readonly Edit[];
  /** Whether the first change in the queue waits for the connection. */
  isOffline: boolean;
  /** The server's question whether the worker of the first change may be taken from another shift. */
  question: string | null;
  undo: readonly Step[];
  redo: readonly Step[];
}

export interface EditsHost {
  send: (edit: Edit) => Promise<Outcome>;
  /** Called before a saved edit leaves the queue, so that the roster always shows the shift. */
  onSaved: (edit: Edit, shift: RosterShift | null) => void;
  onRefused: (edit: Edit, outcome: Extract<Outcome, { message: string }>) => void;
  /** Calls back when the edit should be sent again. */
  retryLater: (retry: () => void) => void;
}

const MOST_STEPS = 50;

/**
 * The changes of a roster, sent one after the other, each with the version that the user saw. Unsent ones are retried. Undo and
 * redo are changes too: the server refuses them if another user has changed the shift.
 */
export function createEdits({ send, onSaved, onRefused, retryLater }: EditsHost) {
  let state: EditsState = { queue: [], isOffline: false, question: null, undo: [], redo: [] };
  let isSending = false;
  let last = 0;
  const listeners = new Set<() => void>();
  const set = (next: Partial<EditsState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const enqueue = (edit: Omit<Edit, 'key' | 'reassign'>, reassign: 0 | 1 = 0) => {
    last += 1;
    set({ queue: [...state.queue, { ...edit, key: last, reassign }] });
    void process();
  };
  const withoutFirst = () => state.queue.slice(1);

  /** Gives the following changes of a saved shift its new id and version. */
  function renumbered({ shift }: Edit, saved: RosterShift) {
    const of = (one: RosterShift) => (one.id === shift.id ? { ...one, id: saved.id, version: saved.version } : one);
    const step = (one: Step): Step => ({ ...one, shift: of(one.shift) });
    return {
      queue: withoutFirst().map((edit) => (edit.shift.id === shift.id ? { ...edit, shift: of(edit.shift), version: saved.version } : edit)),
      undo: state.undo.map(step),
      redo: state.redo.map(step),
    };
  }

  function settleSaved(edit: Edit, shift: RosterShift | null) {
    onSaved(edit, shift);
    const after = shift ? renumbered(edit, shift) : { queue: withoutFirst(), undo: state.undo, redo: state.redo };
    const known = shift ?? edit.shift;
    const step: Step = { kind: edit.kind === 'place' ? 'place' : 'create', shift: known, from: placeOf(edit.shift), to: edit.to };
    const back = { ...step, from: edit.to, to: placeOf(edit.shift) };
    const isTakenBack = after.queue.some(({ takesBack }) => takesBack === edit.key);
    if (isTakenBack) set(after);
    else if (edit.by === 'do') set({ ...after, undo: [...after.undo, step].slice(-MOST_STEPS), redo: [] });
    else if (edit.by === 'undo') set({ ...after, redo: [...after.redo, edit.kind === 'remove' ? step : back] });
    else set({ ...after, undo: [...after.undo, step] });
  }

  /** Drops the changes that depend on a refused one. */
  function settleRefused(edit: Edit, outcome: Extract<Outcome, { message: string }>) {
    const isOther = ({ shift }: { shift: RosterShift }) => shift.id !== edit.shift.id;
    const forgets = outcome.kind === 'stale';
    set({
      queue: withoutFirst().filter(isOther),
      ...(forgets && { undo: state.undo.filter(isOther), redo: state.redo.filter(isOther) }),
    });
    onRefused(edit, outcome);
  }

  async function process(): Promise<void> {
    const [edit] = state.queue;
    if (isSending || !edit || state.question !== null) return;
    isSending = true;
    const outcome = await send(edit);
    isSending = false;
    if (outcome.kind === 'unsent') {
      set({ isOffline: true });
      retryLater(() => void process());
      return;
    }
    if (state.isOffline) set({ isOffline: false });
    if (outcome.kind === 'asks') return set({ question: outcome.message });
    // A stale shift that already is at its target: the edit was saved, but the connection broke before the response.
    const wasSaved = outcome.kind === 'stale' && edit.kind === 'place' && outcome.now !== null && isSamePlace(outcome.now, edit.to);
    if (wasSaved) settleSaved(edit, outcome.now);
    else if (outcome.kind === 'saved') settleSaved(edit, outcome.shift);
    else settleRefused(edit, outcome);
    return process();
  }

  return {
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Moves a shift to a place. */
    place(shift: RosterShift, to: Place, reassign: 0 | 1 = 0) {
      if (!isSamePlace(shift, to)) enqueue({ kind: 'place', shift, to, version: shift.version, by: 'do' }, reassign);
    },
    /** Adds a draft, copied from a shift. @returns its temporary id, which is negative */
    copy(shift: RosterShift, to: Place): number {
      last += 1;
      const id = -last;
      enqueue({ kind: 'create', shift: { ...placed(shift, to), id, status: 'draft', version: 0 }, to, version: 0, by: 'do' });
      return id;
    },
    /** @returns whether there was something to undo */
    undo(): boolean {
      const unsaved = state.queue.findLast(({ key, by }) => by !== 'undo' && !state.queue.some(({ takesBack }) => takesBack === key));
      if (unsaved) {
        const { key, kind, shift, to, version } = unsaved;
        if (kind === 'create') enqueue({ kind: 'remove', shift, to, version, by: 'undo', takesBack: key });
        else enqueue({ kind: 'place', shift: placed(shift, to), to: placeOf(shift), version, by: 'undo', takesBack: key });
        return true;
      }
      const step = state.undo.at(-1);
      if (!step) return false;
      set({ undo: state.undo.slice(0, -1) });
      const { shift, from, to } = step;
      if (step.kind === 'create') enqueue({ kind: 'remove', shift, to, version: shift.version, by: 'undo' });
      else enqueue({ kind: 'place', shift: placed(shift, to), to: from, version: shift.version, by: 'undo' });
      return true;
    },
    redo(): boolean {
      const step = state.redo.at(-1);
      if (!step) return false;
      set({ redo: state.redo.slice(0, -1) });
      const { shift, from, to } = step;
      if (step.kind === 'create') enqueue({ kind: 'create', shift: { ...shift, id: -shift.id, version: 0 }, to, version: 0, by: 'redo' });
      else enqueue({ kind: 'place', shift: placed(shift, from), to, version: shift.version, by: 'redo' });
      return true;
    },
    /** Answers the server's question whether to reassign the worker. */
    answer(isAgreed: boolean) {
      const [edit, ...rest] = state.queue;
      if (!edit || state.question === null) return;
      set({
        question: null,
        queue: isAgreed ? [{ ...edit, reassign: 1 }, ...rest] : rest.filter(({ shift }) => shift.id !== edit.shift.id),
      });
      void process();
    },
    retry: () => void process(),
  };
}

export type Edits = ReturnType<typeof createEdits>;

/** The shifts as they will be once all edits are saved. */
export function edited(shifts: readonly RosterShift[], queue: readonly Edit[]): readonly RosterShift[] {
  if (queue.length === 0) return shifts;
  const changed = new Map<number, RosterShift>();
  const removed = new Set<number>();
  const added: RosterShift[] = [];
  const byId = new Map(shifts.map((shift) => [shift.id, shift]));
  for (const { kind, shift, to } of queue) {
    if (kind === 'remove') removed.add(shift.id);
    else if (kind === 'create') added.push(shift);
    else {
      const present = changed.get(shift.id) ?? byId.get(shift.id);
      if (present) changed.set(shift.id, placed(present, to));
    }
  }
  return [
    ...shifts.filter(({ id }) => !removed.has(id)).map((shift) => changed.get(shift.id) ?? shift),
    ...added.filter(({ id }) => !removed.has(id)),
  ];
}
