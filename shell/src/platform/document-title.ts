import { commonTexts } from './common-texts';
import { setDocumentTitle, useCurrentRoute } from '@careloom/shared/navigation';
import { useEffect } from 'react';

/** Sets the document title to the route's title, or to "not found" for an unknown address. */
export function useDocumentTitle() {
  const current = useCurrentRoute();
  const title = current ? current.route.title : commonTexts['not_found.title'];
  useEffect(() => setDocumentTitle(title), [title]);
}
