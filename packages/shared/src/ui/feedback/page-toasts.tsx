import { useEffect, useRef } from 'react';
import { undoLatest, useToasts } from '../../chrome/index';
import { LiveList } from '../live/live-list';
import { useClearOfControls } from './clear-of-controls';
import { onMac } from './toast-card';
import { Toasts } from './toasts';

/** Elements in which Ctrl+Z undoes typing. */
const TEXT = 'textarea, select, [contenteditable], input:not([type=checkbox], [type=radio], [type=button], [type=submit])';

const isUndo = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) =>
  key.toLowerCase() === 'z' && (onMac ? metaKey : ctrlKey) && !shiftKey && !altKey;

/** While a toast offers Undo, Ctrl+Z reverts the latest action. A page with its own undo prevents the event's default. */
function useUndoKeys(offered: boolean) {
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

/** The toasts of a signed-in page: they do not cover the controls that the user needs next, and Ctrl+Z reverts the latest action. */
export function PageToasts() {
  const toasts = useToasts((state) => state.toasts);
  const region = useRef<HTMLElement>(null);
  useClearOfControls(region, toasts.length > 0);
  useUndoKeys(toasts.some(({ undo }) => undo));
  return <Toasts list={LiveList} region={region} />;
}
