import type { RosterShift } from '@careloom/contract/resources/shift-roster';
import { type RefObject, useState } from 'react';
import type { QuickPlace } from './quick-add';

/** The panel open beside a shift, or on a day. */
export type Opened = { anchor: HTMLElement } & (
  | { act: 'menu' | 'worker' | 'day' | 'times' | 'cancel'; shift: RosterShift }
  | { act: 'quick'; at: QuickPlace }
);

/** Text typed before the panel is loaded is kept; Escape closes it. */
function typedOn(opened: Opened | null, key: string): Opened | null {
  if (opened?.act !== 'quick' || key === 'Escape') return null;
  return key.length === 1 ? { ...opened, at: { ...opened.at, typed: opened.at.typed + key } } : opened;
}

/** The overlay of the roster, and its position. @param box the roster */
export function useOpened(box: RefObject<HTMLDivElement | null>) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const isQuick = opened?.act === 'quick';
  return {
    opened,
    isQuick,
    open: (act: Exclude<Opened['act'], 'quick'>, shift: RosterShift) => {
      const anchor = box.current?.querySelector<HTMLElement>(`button[data-shift="${shift.id}"]`);
      if (anchor) setOpened({ act, shift, anchor });
    },
    /** Opens the panel for the times of a new shift at the control with the focus. */
    quick: (at: QuickPlace | null) => {
      if (at && document.activeElement instanceof HTMLElement) setOpened({ act: 'quick', at, anchor: document.activeElement });
    },
    onTyped: isQuick ? (key: string) => setOpened((now) => typedOn(now, key)) : null,
    /** Closes the overlay, or only the given one if it is still open. */
    close: (act?: Opened['act']) => setOpened((now) => (act === undefined || now?.act === act ? null : now)),
  };
}
