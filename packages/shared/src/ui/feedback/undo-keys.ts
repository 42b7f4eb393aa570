import { useEffect } from 'react';
import { undoLatest } from '../../chrome/index';
import { onMac } from './toast-card';

/** In these elements the keys undo typing. */
const TEXT = 'textarea, select, [contenteditable], input:not([type=checkbox], [type=radio], [type=button], [type=submit])';

const isUndo = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) =>
  key.toLowerCase() === 'z' && (onMac ? metaKey : ctrlKey) && !shiftKey && !altKey;

/** While a toast offers Undo, Ctrl+Z reverts the latest action. A page with its own undo prevents the event's default. */
export function useUndoKeys(offered: boolean) {
  useEffect(() => {
    if (!offered) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || !isUndo(event)) return;
      if (event.target instanceof Element && event.target.closest(TEXT)) return;
      if (undoLatest()) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [offered]);
}
