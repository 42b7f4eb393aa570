import { useEffect } from 'react';
import { holdUnsaved } from '../history/unsaved';

/** While `dirty` is true, leaving the page by link, back button or closing the tab asks first. Several forms can be dirty at once. */
export function useUnsavedGuard(dirty: boolean) {
  useEffect(() => (dirty ? holdUnsaved() : undefined), [dirty]);
}
