import type { RosterShift } from '@careloom/contract/resources/shift-roster';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Held } from './held';
import type { MenuAct } from './shift-menu';
import type { Stop } from './stops';

interface BoardKeys {
  held: Held | null;
  at: Stop;
  shiftOf: (id: number) => RosterShift | undefined;
  /** @returns whether the key moved the keyboard position */
  onWalk: (key: string) => boolean;
  /** Called with the stop that received the focus. */
  onStop: (stop: Stop) => void;
  onTake: (shift: RosterShift) => void;
  /** @returns whether the key moves the held shift */
  onMove: (event: KeyboardEvent) => boolean;
  onDrop: () => void;
  onPutBack: () => void;
  onMenu: (shift: RosterShift) => void;
  onAct: (act: MenuAct, shift: RosterShift) => void;
  onAdd: (row: string, day: number) => void;
  onPaste: (row: string, day: number) => void;
  /** @param typed the first key of the times of a new shift */
  onQuick: (row: string, day: number, typed: string) => void;
  /** Receives further keys until the panel for the times is loaded; null otherwise. */
  onTyped: ((key: string) => void) | null;
  onUndo: () => void;
  onRedo: () => void;
}

/** The action of a letter on a shift. */
const LETTERS: Readonly<Record<string, MenuAct>> = { t: 'times', f: 'replace', w: 'worker', d: 'day', r: 'repeat', delete: 'cancel' };
/** Keys that start a new shift: a digit begins its times, an s makes it a sleep over. */
const QUICK = /^[\ds]$/i;
/** Keys after which the focus moves to the current stop: keys that move the stop, and keys that add a shift. */
const LEADS_ON = /^(Arrow|Home|End|Page|[rv]$)/i;

const shiftIn = (target: EventTarget | null) =>
  target instanceof Element ? Number(target.closest<HTMLElement>('button[data-shift]')?.dataset['shift'] ?? Number.NaN) : Number.NaN;

const isStop = (element: HTMLElement) => element.matches('button[data-shift], [data-stop]');

/** Focuses a rendered stop and scrolls it into view. */
export function focusStop(box: HTMLElement | null, at: Stop) {
  const row = box?.querySelector<HTMLElement>(`[data-row="${at.row}"]`);
  const isShift = at.stop.startsWith('s');
  const stop = row?.querySelector<HTMLElement>(isShift ? `button[data-shift="${at.stop.slice(1)}"]` : `[data-stop="${at.stop}"]`);
  stop?.focus({ preventScroll: true });
  stop?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
}

/** Handles the keys and clicks of a roster. The roster is a single tab stop; arrow keys move within it. */
export function useBoardKeys(box: RefObject<HTMLDivElement | null>, keys: BoardKeys) {
  const latest = useRef(keys);
  const hasMoved = useRef(false);
  /** The focused item of the roster; null if the focus is elsewhere. */
  const focused = useRef<HTMLElement | null>(null);
  const { at } = keys;
  useEffect(() => {
    latest.current = keys;
  });
  // A stop reached by a key gets the focus once it is rendered, and so does a focused shift that moved to another row.
  useLayoutEffect(() => {
    const isLost = focused.current !== null && !(focused.current.isConnected && isStop(focused.current));
    if (!hasMoved.current && !isLost) return;
    hasMoved.current = false;
    focusStop(box.current, at);
  });
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const dayOf = (target: Element) => Number(target.closest<HTMLElement>('[data-cell]')?.dataset['cell']?.split(' ')[1] ?? -1);
    const rowOf = (target: Element) => target.closest<HTMLElement>('[data-row]')?.dataset['row'] ?? '';

    function press(event: KeyboardEvent): boolean {
      const on = latest.current;
      const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event;
      // While a pointer holds a shift, Escape puts it back, and no other key moves it.
      if (!(target instanceof Element) || on.held?.by === 'pointer') return false;
      const shift = on.shiftOf(shiftIn(target));
      if (ctrlKey || metaKey) {
        const letter = key.toLowerCase();
        if (letter === 'z' && shiftKey) on.onRedo();
        else if (letter === 'z') on.onUndo();
        else if (letter === 'y') on.onRedo();
        else if (letter === 'c' && shift) on.onAct('copy', shift);
        else if (letter === 'v') on.onPaste(rowOf(target), dayOf(target));
        else return false;
        return true;
      }
      if (on.onTyped) {
        on.onTyped(key);
        return true;
      }
      if (on.held) {
        if (key === 'Escape') on.onPutBack();
        else if (key === 'Enter' || key === ' ') on.onDrop();
        else return on.onMove(event);
        hasMoved.current = true;
        return true;
      }
      if (shift && (key === 'ContextMenu' || (key === 'F10' && shiftKey))) {
        on.onMenu(shift);
        return true;
      }
      if (altKey) return false;
      if (shift && key === ' ') {
        on.onTake(shift);
        return true;
      }
      const act = LETTERS[key.toLowerCase()];
      if (shift && act) on.onAct(act, shift);
      else if (shift && key === 'Enter') on.onAct('edit', shift);
      else if (QUICK.test(key)) on.onQuick(rowOf(target), dayOf(target), key.toLowerCase());
      else if (key === 'Enter' || key === ' ' || key.toLowerCase() === 'n') on.onAdd(rowOf(target), dayOf(target));
      else return on.onWalk(key);
      return true;
    }
    const down = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !press(event)) return;
      if (!latest.current.held && LEADS_ON.test(event.key)) hasMoved.current = true;
      event.preventDefault();
      event.stopPropagation();
    };
    const focus = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      const id = shiftIn(target);
      const stop = Number.isNaN(id) ? target.dataset['stop'] : `s${id}`;
      const row = rowOf(target);
      if (!stop || !row) return;
      focused.current = target;
      // Also called for the current stop: only a stop that was set here, not a default, follows its shift to another row.
      latest.current.onStop({ row, stop, day: dayOf(target) });
    };
    // If the focused element was removed, the user did not leave it: it stays the focused item.
    const blur = ({ target }: FocusEvent) => {
      queueMicrotask(() => {
        if (focused.current === target && focused.current?.isConnected && isStop(focused.current)) focused.current = null;
      });
    };
    const menu = (event: MouseEvent) => {
      const shift = latest.current.shiftOf(shiftIn(event.target));
      if (!shift) return;
      event.preventDefault();
      latest.current.onMenu(shift);
    };
    const click = (event: PointerEvent) => {
      if (event.pointerType !== 'touch') return;
      const shift = latest.current.shiftOf(shiftIn(event.target));
      if (shift) latest.current.onMenu(shift);
    };
    const twice = ({ target }: MouseEvent) => {
      if (!(target instanceof Element)) return;
      const shift = latest.current.shiftOf(shiftIn(target));
      if (shift) latest.current.onAct('edit', shift);
      else if (dayOf(target) >= 0) latest.current.onAdd(rowOf(target), dayOf(target));
    };
    element.addEventListener('keydown', down);
    element.addEventListener('focusin', focus);
    element.addEventListener('focusout', blur);
    element.addEventListener('contextmenu', menu);
    element.addEventListener('click', click as EventListener);
    element.addEventListener('dblclick', twice);
    return () => {
      element.removeEventListener('keydown', down);
      element.removeEventListener('focusin', focus);
      element.removeEventListener('focusout', blur);
      element.removeEventListener('contextmenu', menu);
      element.removeEventListener('click', click as EventListener);
      element.removeEventListener('dblclick', twice);
    };
  }, [box]);
}
