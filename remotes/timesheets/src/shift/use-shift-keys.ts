import { useEffect } from 'react';

/** Elements that use keys themselves: to type, to select or to scroll. */
const TAKEN = 'input, textarea, select, [contenteditable=true], [role=dialog], [role=alertdialog], [role=menu], [role=region][tabindex]';

/** Calls the action of a key on the page: `ArrowLeft`, `a`. Keys without an action, and keys in a field or a dialog, are ignored. */
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
