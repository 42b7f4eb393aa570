import { useEffect } from 'react';
import { holdUnsaved } from '../history/unsaved';

/** While `dirty`, leaving the page by link, back button or closing the tab asks first. Many forms may hold at once. */
export function useUnsavedGuard(dirty: boolean) {
  useEffect(() => (dirty ? holdUnsaved() : undefined), [dirty]);
}
