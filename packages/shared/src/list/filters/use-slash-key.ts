import { useEffect, type RefObject } from 'react';

const TYPED = 'input, textarea, select, [contenteditable=true], [role=dialog], [role=alertdialog]';

/** `/` moves the focus to the search box, unless the user is typing in a field. If a page has two lists, the first one reacts. */
export function useSlashKey(box: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target, defaultPrevented, ctrlKey, metaKey, altKey } = event;
      if (key !== '/' || defaultPrevented || ctrlKey || metaKey || altKey) return;
      if (target instanceof Element && target.closest(TYPED)) return;
      event.preventDefault();
      box.current?.focus();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [box]);
}
