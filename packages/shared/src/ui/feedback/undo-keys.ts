import { useEffect } from 'react';
import { undoLatest } from '../../chrome/index';
import { onMac } from './toast-card';

/** There the keys take back what was typed. */
const TEXT = 'textarea, select, [contenteditable], input:not([type=checkbox], [type=radio], [type=button], [type=submit])';

const isUndo = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) =>
  key.toLowerCase() === 'z' && (onMac ? metaKey : ctrlKey) && !shiftKey && !altKey;

/** While a toast offers Undo, Ctrl+Z takes the latest act back. A page with an undo of its own prevents the event's default. */
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
