import { formatTimes } from '@careloom/shared/format';
import { type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { STEP } from '../shift/clock';
import { isEditable } from '../shift/rules';
import type { ShiftDefaults } from '../shift-form/draft';
import type { CalendarData } from './calendar-data';
import styles from './drawn-shift.module.css';
import { type Drawn, drawnBetween, drawnOf, timesOfDrawn } from './drawn-times';
import { DAY } from './time-spans';

/** Pixels: a press this close to the lower edge resizes a shift; a shorter movement is a click, not a drag. */
const EDGE = 8;
const STILL = 5;

/** Functions that open the forms of shifts; null without permission to add or change shifts. */
export interface Openers {
  add: ((defaults: ShiftDefaults) => void) | null;
  edit: ((id: number, times: { end_time: string }) => void) | null;
}

interface DrawnShiftProps {
  /** The element that contains the days, each a `[data-hours]` with its date as value. */
  box: RefObject<HTMLElement | null>;
  data: CalendarData;
  /** Minutes after midnight at which a day begins. */
  begins: number;
  /** Opens the form of a new shift with these times. */
  onAdd: NonNullable<Openers['add']>;
  /** Opens the form of a shift with a new end time. */
  onEdit: NonNullable<Openers['edit']>;
}

interface Drag {
  column: HTMLElement;
  y: number;
  /** The fixed end of the range in minutes of the day: where the drag began, or the start of the resized shift. */
  anchor: number;
  /** The previous end of the resized shift; 0 for a new one. */
  end: number;
  drawn: Drawn;
  hasBegun: boolean;
}

const stepsOf = (column: HTMLElement, pixels: number) => Math.round(((pixels / column.offsetHeight) * DAY) / STEP) * STEP;

const minuteAt = (column: HTMLElement, y: number) => Math.min(DAY, Math.max(0, stepsOf(column, y - column.getBoundingClientRect().top)));

/**
 * Draws shifts with a mouse or pen, in steps of 15 minutes: a new shift on empty space, a new end at the lower edge of a shift. The form opens
 * with these times and their price; nothing is saved before. Touch scrolls instead: touch and keyboard use the forms.
 */
export function DrawnShift(props: DrawnShiftProps) {
  const { box, begins } = props;
  const [shown, show] = useState<{ drawn: Drawn; column: HTMLElement } | null>(null);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    const element = box.current;
    let drag: Drag | null = null;
    const end = () => {
      drag = null;
      show(null);
    };
    const down = ({ target, button, pointerType, clientY }: PointerEvent) => {
      const column = target instanceof Element ? target.closest<HTMLElement>('[data-hours]') : null;
      if (!column || button !== 0 || pointerType === 'touch') return;
      const day = column.dataset['hours'] ?? '';
      const begun = { column, y: clientY, end: 0, hasBegun: false };
      if (target === column) {
        const anchor = minuteAt(column, clientY);
        drag = { ...begun, anchor, drawn: drawnBetween(day, anchor, anchor, null) };
        return;
      }
      const block = (target as Element).closest<HTMLElement>('button[data-shift]');
      if (!block || block.getBoundingClientRect().bottom - clientY > EDGE) return;
      const { data } = latest.current;
      const shift = data.days.get(day)?.shifts.find(({ id }) => id === Number(block.dataset['shift']));
      if (!shift || !isEditable({ ...shift, invoice: null })) return;
      const drawn = drawnOf(shift, day, latest.current.begins);
      drag = { ...begun, anchor: drawn.from, end: drawn.to, drawn };
    };
    const move = ({ clientY, pointerId }: PointerEvent) => {
      if (!drag || (!drag.hasBegun && Math.abs(clientY - drag.y) < STILL)) return;
      if (!drag.hasBegun) element?.setPointerCapture(pointerId);
      drag.hasBegun = true;
      const { column, drawn, anchor, end: before, y } = drag;
      const at = drawn.shift ? before + stepsOf(column, clientY - y) : minuteAt(column, clientY);
      drag.drawn = drawnBetween(drawn.day, anchor, at, drawn.shift);
      show({ drawn: drag.drawn, column });
    };
    const up = () => {
      const { onAdd, onEdit, begins: first } = latest.current;
      if (drag?.hasBegun) {
        const times = timesOfDrawn(drag.drawn, first);
        if (drag.drawn.shift) onEdit(drag.drawn.shift.id, { end_time: times.end_time });
        else onAdd(times);
      }
      end();
    };
    const escape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') end();
    };
    element?.addEventListener('pointerdown', down);
    element?.addEventListener('pointermove', move);
    element?.addEventListener('pointerup', up);
    element?.addEventListener('pointercancel', end);
    window.addEventListener('keydown', escape);
    return () => {
      element?.removeEventListener('pointerdown', down);
      element?.removeEventListener('pointermove', move);
      element?.removeEventListener('pointerup', up);
      element?.removeEventListener('pointercancel', end);
      window.removeEventListener('keydown', escape);
    };
  }, [box]);
  if (!shown) return null;
  const { from, to } = shown.drawn;
  const { start_time, end_time } = timesOfDrawn(shown.drawn, begins);
  return createPortal(
    <li aria-hidden className={styles.drawn} style={{ '--from': from, '--span': to - from } as CSSProperties}>
      {formatTimes(start_time, end_time)}
    </li>,
    shown.column,
  );
}
