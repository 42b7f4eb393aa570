import { useRef } from 'react';
import { useToasts } from '../../chrome/index';
import { LiveList } from '../live/live-list';
import { useClearOfControls } from './clear-of-controls';
import { Toasts } from './toasts';
import { useUndoKeys } from './undo-keys';

/** The toasts of a signed-in page: they avoid what a person needs next, and Ctrl+Z reverts the latest action. */
export function PageToasts() {
  const toasts = useToasts((state) => state.toasts);
  const region = useRef<HTMLElement>(null);
  useClearOfControls(region, toasts.length > 0);
  useUndoKeys(toasts.some(({ undo }) => undo));
  return <Toasts list={LiveList} region={region} />;
}
