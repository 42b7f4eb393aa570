import { useEffect, useRef, type RefObject } from 'react';
import { directionOf, neighbour, openingOf } from './row-interaction';

export interface RowEvents {
  onMenu: (key: string, anchor: HTMLElement) => void;
  onOpen: (key: string) => void;
  /** `on` is null if the row is to be toggled. */
  onTick: (key: string, on: boolean | null) => void;
}

const MIDDLE = 1;

/** The control at an event's target and its row's key, which is in the data attribute for the control's kind. */
function controlAt(target: EventTarget | null) {
  const control = target instanceof Element ? target.closest<HTMLElement>('[data-menu], [data-open], [data-row]') : null;
  const { menu, open, row } = control?.dataset ?? {};
  return control && { control, menu, open, row };
}

/** The link or button with the name of the row that was clicked. */
const openerAt = (target: EventTarget | null) =>
  target instanceof Element ? (target.closest('tr')?.querySelector<HTMLElement>('[data-open]') ?? null) : null;

/** Opens the row whose cell was clicked. The name is focused first, so that the focus can return to it. */
function openRow(event: MouseEvent) {
  const openControl = openerAt(event.target);
  const opening = openControl && openingOf(event, event.target as Element, getSelection()?.toString() ?? '');
  if (!opening) return;
  if (opening === 'tab' && openControl instanceof HTMLAnchorElement) window.open(openControl.href, '_blank', 'noopener');
  if (opening === 'here') {
    openControl.focus({ preventScroll: true });
    openControl.click();
  }
}

/** Prevents the middle button's autoscroll in some browsers over a row that it opens. */
function onMiddleDown(event: MouseEvent) {
  if (event.button !== MIDDLE || !(openerAt(event.target) instanceof HTMLAnchorElement)) return;
  if (openingOf(event, event.target as Element, '')) event.preventDefault();
}

/** One listener for all rows, so that a list of hundreds needs no handler or component for each. */
export function useRowEvents(body: RefObject<HTMLElement | null>, events: RowEvents) {
  const latest = useRef(events);
  useEffect(() => {
    latest.current = events;
  });
  useEffect(() => {
    const element = body.current;
    if (!element) return;
    const onClick = (event: MouseEvent) => {
      const found = controlAt(event.target);
      if (found?.menu) latest.current.onMenu(found.menu, found.control);
      else if (found?.row) latest.current.onTick(found.row, (found.control as HTMLInputElement).checked);
      else if (found?.open && found.control instanceof HTMLButtonElement) latest.current.onOpen(found.open);
      else openRow(event);
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
    const handlers = { click: onClick, auxclick: openRow, mousedown: onMiddleDown, keydown: onKeyDown };
    const types = Object.keys(handlers) as (keyof typeof handlers)[];
    for (const type of types) element.addEventListener(type, handlers[type] as EventListener);
    return () => {
      for (const type of types) element.removeEventListener(type, handlers[type] as EventListener);
    };
  }, [body]);
}
