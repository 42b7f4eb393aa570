import type { RosterShift } from '@careloom/contract/resources/shift-roster';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Held } from './held';
import type { MenuAct } from './shift-menu';
import type { Stop } from './stops';

interface BoardKeys {
  held: Held | null;
  at: Stop;
  shiftOf: (id: number) => RosterShift | undefined;
  /** @returns whether the key leads somewhere */
  onWalk: (key: string) => boolean;
  /** What has got the focus. */
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
  /** @param typed the key with which the times of a new shift begin */
  onQuick: (row: string, day: number, typed: string) => void;
  /** Takes the keys that follow while the panel for these times is not there yet; null otherwise. */
  onTyped: ((key: string) => void) | null;
  onUndo: () => void;
  onRedo: () => void;
}

/** The action of a letter on a shift. */
const LETTERS: Readonly<Record<string, MenuAct>> = { t: 'times', f: 'replace', w: 'worker', d: 'day', r: 'repeat', delete: 'cancel' };
/** A digit begins times, an s is a sleep over. */
const QUICK = /^[\ds]$/i;
/** Keys after which the focus moves to the keyboard's stop: an arrow moves it, and a new shift gets it. */
const LEADS_ON = /^(Arrow|Home|End|Page|[rv]$)/i;

const shiftIn = (target: EventTarget | null) =>
  target instanceof Element ? Number(target.closest<HTMLElement>('button[data-shift]')?.dataset['shift'] ?? Number.NaN) : Number.NaN;

const isStop = (element: HTMLElement) => element.matches('button[data-shift], [data-stop]');

/** Gives the focus to a stop that is drawn, and brings it into sight. */
export function focusStop(box: HTMLElement | null, at: Stop) {
  const row = box?.querySelector<HTMLElement>(`[data-row="${at.row}"]`);
  const isShift = at.stop.startsWith('s');
  const stop = row?.querySelector<HTMLElement>(isShift ? `button[data-shift="${at.stop.slice(1)}"]` : `[data-stop="${at.stop}"]`);
  stop?.focus({ preventScroll: true });
  stop?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
}

/** The keys and presses of a roster, on its box: Tab leads to one stop, arrows from there. */
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
      // Also where the keyboard's stop lay already: a shift is followed to another row only once the stop is its own.
      latest.current.onStop({ row, stop, day: dayOf(target) });
    };
    // An element removed with the focus was not left by the user.
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
