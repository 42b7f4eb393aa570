import { useEffect, type RefObject } from 'react';
import { movedTo, reviewKeyOf } from './review-keys';

/** J and K go from name to name in the list inside `place`, A assigns and S shortlists whom the row with the focus is of. */
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
