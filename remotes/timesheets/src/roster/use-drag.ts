import type { RosterShift } from '@careloom/contract/resources/shift-roster';
import { type RefObject, useEffect, useRef } from 'react';
import { HEAD } from './geometry';
import { type Held, pickUp } from './held';
import { movedByDays, placeOf, resized } from './place';
import type { Row } from './rows';
import { timesOf } from './ribbon-words';
import { rowAt } from './use-rows-in-sight';

/**
 * Pixels: the distance to an edge at which a drag resizes, the movement below which it is a click, the width of a resize step, the distance to the
 * border at which the box scrolls, and the scroll speed per frame.
 */
const EDGE = 8;
const STILL = 5;
const STEP_WIDTH = 8;
const BORDER = 40;
const SPEED = 12;

interface DragOptions {
  box: RefObject<HTMLDivElement | null>;
  ghost: RefObject<HTMLDivElement | null>;
  rows: readonly Row[];
  tops: Float64Array;
  days: readonly string[];
  shiftOf: (id: number) => RosterShift | undefined;
  isMovable: (shift: RosterShift) => boolean;
  /** Called when the cell or the times change; null: put back. */
  onHeld: (held: Held | null) => void;
  onDrop: (held: Held) => void;
}

interface Drag {
  held: Held;
  mode: 'move' | 'start' | 'end';
  x: number;
  y: number;
  clientX: number;
  clientY: number;
  width: number;
  /** Distance of the pointer from the ribbon's top left corner. */
  left: number;
  top: number;
  pointer: number;
  hasBegun: boolean;
}

/** Writes the times of the target into the first line of the ghost. React renders the other line. */
function writeTimes({ firstElementChild: times }: HTMLElement, { to }: Held) {
  if (times) times.textContent = timesOf(to);
}

/**
 * Moves and resizes shifts with a mouse or pen. During a drag, a ghost follows the pointer by its style and nothing else renders, except when
 * the pointer enters another cell. Touch scrolls, and uses the menu.
 */
export function useDrag(options: DragOptions) {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const { box: boxRef } = options;
  useEffect(() => {
    const box = boxRef.current;
    if (!box) return;
    let drag: Drag | null = null;
    let frame = 0;

    function targetOf({ held, mode, x, clientX, clientY }: Drag): Held {
      const { rows, days } = latest.current;
      const place = placeOf(held.shift);
      if (mode !== 'move') return { ...held, to: resized(place, mode, Math.round((clientX - x) / STEP_WIDTH)) };
      const { tops } = latest.current;
      const bounds = box?.getBoundingClientRect();
      const side = box?.querySelector<HTMLElement>('[role=columnheader]')?.offsetWidth ?? 0;
      if (!box || !bounds) return held;
      const day = Math.floor(((clientX - bounds.left + box.scrollLeft - side) / (box.scrollWidth - side)) * days.length);
      const row = rows[rowAt(tops, clientY - bounds.top + box.scrollTop - HEAD)];
      const date = days[Math.min(days.length - 1, Math.max(0, day))];
      if (!row || !date) return held;
      const by = days.indexOf(date) - days.indexOf(place.date);
      const to = movedByDays(place, by, days);
      return { ...held, to: row.kind === 'house' ? to : { ...to, worker_id: row.id } };
    }
    function scroll(one: Drag) {
      const bounds = box?.getBoundingClientRect();
      if (!box || !bounds) return false;
      const y = one.clientY < bounds.top + BORDER + 48 ? -SPEED : one.clientY > bounds.bottom - BORDER ? SPEED : 0;
      const x = one.clientX > bounds.right - BORDER ? SPEED : one.clientX < bounds.left + 240 ? -SPEED : 0;
      if (x !== 0 || y !== 0) box.scrollBy(x, y);
      return x !== 0 || y !== 0;
    }
    function place() {
      frame = 0;
      const { ghost, onHeld } = latest.current;
      const element = ghost.current;
      if (!drag || !element || !box) return;
      const isScrolling = drag.mode === 'move' && scroll(drag);
      const bounds = box.getBoundingClientRect();
      const x = drag.clientX - drag.left - bounds.left + box.scrollLeft;
      const y = (drag.mode === 'move' ? drag.clientY : drag.y) - drag.top - bounds.top + box.scrollTop;
      const wider = drag.mode === 'end' ? drag.clientX - drag.x : drag.mode === 'start' ? drag.x - drag.clientX : 0;
      const from = drag.mode === 'end' ? drag.x - drag.left - bounds.left + box.scrollLeft : x;
      element.style.transform = `translate(${from}px, ${y}px)`;
      element.style.width = `${Math.max(60, drag.width + wider)}px`;
      const next = targetOf(drag);
      if (
        next.to.worker_id !== drag.held.to.worker_id ||
        next.to.date !== drag.held.to.date ||
        timesOf(next.to) !== timesOf(drag.held.to)
      ) {
        drag.held = next;
        writeTimes(element, next);
        onHeld(next);
      }
      if (isScrolling) frame = requestAnimationFrame(place);
    }
    function end(isDropped: boolean) {
      if (!drag) return;
      const { held, hasBegun, pointer } = drag;
      drag = null;
      cancelAnimationFrame(frame);
      frame = 0;
      if (box?.hasPointerCapture(pointer)) box.releasePointerCapture(pointer);
      const { ghost, onHeld, onDrop } = latest.current;
      if (ghost.current) ghost.current.hidden = true;
      if (!hasBegun) return;
      if (isDropped) onDrop(held);
      else onHeld(null);
    }
    const down = (event: PointerEvent) => {
      const ribbon = event.target instanceof Element ? event.target.closest<HTMLElement>('button[data-shift]') : null;
      const shift = ribbon && latest.current.shiftOf(Number(ribbon.dataset['shift']));
      if (!shift || event.button !== 0 || event.pointerType === 'touch' || !latest.current.isMovable(shift)) return;
      const { left, right, top, width } = ribbon.getBoundingClientRect();
      const { clientX, clientY, pointerId } = event;
      const mode = clientX - left < EDGE ? 'start' : right - clientX < EDGE ? 'end' : 'move';
      const held = pickUp(shift, 'pointer');
      const corner = { left: clientX - left, top: clientY - top };
      drag = { held, mode, x: clientX, y: clientY, clientX, clientY, width, ...corner, pointer: pointerId, hasBegun: false };
    };
    const move = (event: PointerEvent) => {
      if (!drag || event.pointerId !== drag.pointer) return;
      drag.clientX = event.clientX;
      drag.clientY = event.clientY;
      if (!drag.hasBegun) {
        if (Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < STILL) return;
        drag.hasBegun = true;
        box.setPointerCapture(drag.pointer);
        const { ghost, onHeld } = latest.current;
        if (ghost.current) {
          ghost.current.hidden = false;
          writeTimes(ghost.current, drag.held);
        }
        onHeld(drag.held);
      }
      frame ||= requestAnimationFrame(place);
    };
    const up = () => {
      if (frame) {
        cancelAnimationFrame(frame);
        place();
      }
      end(true);
    };
    const cancel = () => end(false);
    const escape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') cancel();
    };
    box.addEventListener('pointerdown', down);
    box.addEventListener('pointermove', move);
    box.addEventListener('pointerup', up);
    box.addEventListener('pointercancel', cancel);
    window.addEventListener('keydown', escape);
    return () => {
      cancel();
      box.removeEventListener('pointerdown', down);
      box.removeEventListener('pointermove', move);
      box.removeEventListener('pointerup', up);
      box.removeEventListener('pointercancel', cancel);
      window.removeEventListener('keydown', escape);
    };
  }, [boxRef]);
}
