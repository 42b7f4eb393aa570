import { useEffect, type RefObject } from 'react';

const TYPED = 'input, textarea, select, [contenteditable=true], [role=dialog], [role=alertdialog]';

/** `/` takes the focus to a search box, where one is not typing already. Of two lists on a page the first answers. */
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
