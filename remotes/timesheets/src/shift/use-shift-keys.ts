import { useEffect } from 'react';

/** Where a key is typed, chooses or scrolls. */
const TAKEN = 'input, textarea, select, [contenteditable=true], [role=dialog], [role=alertdialog], [role=menu], [role=region][tabindex]';

/** Calls what a key does on the page: `ArrowLeft`, `a`. A missing action leaves the key alone, as does a field or a dialog. */
export function useShiftKeys(actions: Readonly<Record<string, (() => void) | null | undefined>>) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.repeat) return;
      if (event.target instanceof Element && event.target.closest(TAKEN)) return;
      const action = actions[event.key];
      if (!action) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
}
