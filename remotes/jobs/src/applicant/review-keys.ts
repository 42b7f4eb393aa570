import { type RefObject, useEffect } from 'react';

export type ReviewKey = { kind: 'move'; by: 1 | -1 } | { kind: 'assign' } | { kind: 'shortlist' };

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target' | 'defaultPrevented'>;

const TYPED_INTO =
  'input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable=true], [role=dialog], [role=alertdialog], [role=menu]';

/**
 * The meaning of a key while reviewing applicants: J and K move, A assigns, S shortlists. Null if it has none, or in a field or a dialog.
 */
export function reviewKeyOf({ key, ctrlKey, metaKey, altKey, target, defaultPrevented }: Pressed): ReviewKey | null {
  if (defaultPrevented || ctrlKey || metaKey || altKey) return null;
  if (target instanceof Element && target.closest(TYPED_INTO)) return null;
  if (key === 'j' || key === 'J') return { kind: 'move', by: 1 };
  if (key === 'k' || key === 'K') return { kind: 'move', by: -1 };
  if (key === 's' || key === 'S') return { kind: 'shortlist' };
  return key === 'a' || key === 'A' ? { kind: 'assign' } : null;
}

/** The index after a move in a list of `count`; from -1, J goes to the first and K to the last. -1 in an empty list. */
export function movedTo(from: number, by: 1 | -1, count: number): number {
  if (from < 0) return by === 1 ? Math.min(0, count - 1) : count - 1;
  return Math.max(0, Math.min(count - 1, from + by));
}

/** J and K move the focus from name to name in the list inside `place`; A assigns and S shortlists the applicant of the focused row. */
export function useReviewKeys(place: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const meant = reviewKeyOf(event);
      if (!meant || !place.current) return;
      const names = [...place.current.querySelectorAll<HTMLElement>('[data-open]')];
      const row = place.current.contains(document.activeElement) ? document.activeElement?.closest('tr') : null;
      if (meant.kind !== 'move') row?.querySelector<HTMLElement>(`[data-${meant.kind}]`)?.click();
      else
        names[
          movedTo(
            names.findIndex((name) => row?.contains(name)),
            meant.by,
            names.length,
          )
        ]?.focus();
      if (meant.kind === 'move' || row) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [place]);
}
