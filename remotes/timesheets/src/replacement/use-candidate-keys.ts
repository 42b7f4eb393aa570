import { type RefObject, useEffect } from 'react';

/** Fields that take text, and controls that Enter activates natively. */
const TYPED_INTO = 'input:not([type=checkbox]), textarea, select, [contenteditable=true]';
const PRESSED = 'button, a[href], select';

type CandidateKey = { kind: 'move'; by: 1 | -1 } | { kind: 'choose' } | { kind: 'offer' };

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target' | 'defaultPrevented'>;

/** The meaning of a key in the list of candidates: J and K move, X selects, Enter offers. Null if it has none where it was pressed. */
function candidateKeyOf({ key, ctrlKey, metaKey, altKey, target, defaultPrevented }: Pressed): CandidateKey | null {
  if (defaultPrevented || ctrlKey || metaKey || altKey || !(target instanceof Element) || target.closest(TYPED_INTO)) return null;
  const letter = key.toLowerCase();
  if (letter === 'j' || letter === 'k') return { kind: 'move', by: letter === 'j' ? 1 : -1 };
  if (letter === 'x') return { kind: 'choose' };
  return key === 'Enter' && !target.closest(PRESSED) ? { kind: 'offer' } : null;
}

const boxesIn = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLInputElement>('[data-candidate] input[type=checkbox]') ?? []),
];

/** Moves the focus to the next box of a list, or to its first. */
function moveIn(list: HTMLElement | null, by: 1 | -1): void {
  const boxes = boxesIn(list);
  const at = boxes.findIndex((box) => box === document.activeElement);
  boxes[at < 0 ? 0 : Math.min(boxes.length - 1, Math.max(0, at + by))]?.focus();
}

/** Toggles the focused checkbox. */
function chooseIn(list: HTMLElement | null): void {
  boxesIn(list)
    .find((box) => box === document.activeElement)
    ?.click();
}

/**
 * Listens to the keys of the panel that contains the list, wherever its focus is, but not of a dialog above it.
 * @param offer called on Enter; null when nothing can be offered
 */
export function useCandidateKeys(list: RefObject<HTMLElement | null>, offer: (() => void) | null): void {
  useEffect(() => {
    if (!offer) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const panel = event.target instanceof Element ? event.target.closest('[role=dialog], [role=alertdialog]') : null;
      const meant = panel?.contains(list.current) ? candidateKeyOf(event) : null;
      if (!meant) return;
      event.preventDefault();
      if (meant.kind === 'move') moveIn(list.current, meant.by);
      else if (meant.kind === 'choose') chooseIn(list.current);
      else offer();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
}
