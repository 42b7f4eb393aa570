import { useEffect, useRef, type RefObject } from 'react';
import { directionOf, neighbour } from './row-keys';

export interface RowEvents {
  onMenu: (key: string, anchor: HTMLElement) => void;
  onOpen: (key: string) => void;
  /** `on` is null where the row is turned over. */
  onTick: (key: string, on: boolean | null) => void;
}

/** What a row's control is for: each bears the row's key in an attribute that names it. */
function controlAt(target: EventTarget | null) {
  const control = target instanceof Element ? target.closest<HTMLElement>('[data-menu], [data-open], [data-row]') : null;
  const { menu, open, row } = control?.dataset ?? {};
  return control && { control, menu, open, row };
}

/** One listener for all rows: a list of hundreds then costs no handler and no component for each. */
export function useRowEvents(body: RefObject<HTMLElement | null>, events: RowEvents) {
  const latest = useRef(events);
  useEffect(() => {
    latest.current = events;
  });
  useEffect(() => {
    const element = body.current;
    if (!element) return;
    const onClick = ({ target }: MouseEvent) => {
      const found = controlAt(target);
      if (found?.menu) latest.current.onMenu(found.menu, found.control);
      else if (found?.row) latest.current.onTick(found.row, (found.control as HTMLInputElement).checked);
      else if (found?.open && found.control instanceof HTMLButtonElement) latest.current.onOpen(found.open);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const found = controlAt(event.target);
      const direction = directionOf(event.key);
      const next = found && direction && neighbour(found.control, direction);
      if (next) next.focus();
      else if (event.key === ' ' && found?.open) latest.current.onTick(found.open, null);
      else return;
      event.preventDefault();
    };
    element.addEventListener('click', onClick);
    element.addEventListener('keydown', onKeyDown);
    return () => {
      element.removeEventListener('click', onClick);
      element.removeEventListener('keydown', onKeyDown);
    };
  }, [body]);
}
