import { commonTexts } from './common-texts';
import { setDocumentTitle, useCurrentRoute } from '@careloom/shared/navigation';
import { useEffect } from 'react';

/** The title of the route is that of the document; an address that nobody owns is not found. */
export function useDocumentTitle() {
  const current = useCurrentRoute();
  const title = current ? current.route.title : commonTexts['not_found.title'];
  useEffect(() => setDocumentTitle(title), [title]);
}
