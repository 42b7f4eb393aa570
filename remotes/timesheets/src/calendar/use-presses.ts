import { type RefObject, useEffect, useRef } from 'react';

/** The pressed item of a calendar, a shift or a "more" of a day, and the control beside which its panel is shown. */
export type Opened = { shift: number; anchor: HTMLElement } | { day: string; anchor: HTMLElement };

interface Presses {
  onOpen: (opened: Opened) => void;
  /** A day itself was pressed. */
  onDay: (day: string, anchor: HTMLElement) => void;
}

/** The anchor of the open panel if the item was pressed inside that panel, which it replaces; otherwise the item itself. */
const anchorAround = (pressed: HTMLElement, before: Opened | null) =>
  pressed.closest('[role=dialog]') && before ? before.anchor : pressed;

/** One listener for all shifts and days of a calendar: a month has hundreds. */
export function usePresses(place: RefObject<HTMLElement | null>, opened: Opened | null, presses: Presses) {
  const latest = useRef({ opened, presses });
  useEffect(() => {
    latest.current = { opened, presses };
  });
  useEffect(() => {
    const element = place.current;
    const onClick = ({ target }: MouseEvent) => {
      const { opened: before, presses: on } = latest.current;
      const pressed = target instanceof Element ? target.closest<HTMLElement>('[data-shift], [data-more], [data-cell]') : null;
      if (!pressed) return;
      const { shift, more, cell } = pressed.dataset;
      const anchor = anchorAround(pressed, before);
      if (shift) on.onOpen({ shift: Number(shift), anchor });
      else if (more) on.onOpen({ day: more, anchor });
      else if (cell) on.onDay(cell, anchor);
    };
    element?.addEventListener('click', onClick);
    return () => element?.removeEventListener('click', onClick);
  }, [place]);
}
