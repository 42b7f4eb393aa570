import { useEffect } from 'react';
import { markUnsaved } from '../history/unsaved';

/** While `dirty` is true, leaving the page by link, back button or closing the tab asks first. Several forms can be dirty at once. */
export function useUnsavedGuard(dirty: boolean) {
  useEffect(() => (dirty ? markUnsaved() : undefined), [dirty]);
}
