import { t } from '@careloom/shared/i18n';
import { setDocumentTitle, useCurrentRoute } from '@careloom/shared/navigation';
import { useEffect } from 'react';

/** The title of the route is that of the document; an address that nobody owns is not found. */
export function useDocumentTitle() {
  const current = useCurrentRoute();
  const title = current ? current.route.title : t('not_found.title');
  useEffect(() => setDocumentTitle(title), [title]);
}
