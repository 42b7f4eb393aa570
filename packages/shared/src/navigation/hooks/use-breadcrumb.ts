import { useEffect } from 'react';
import { raise } from '../../events/index';
import { navigationId } from '../history/navigation-id';
import { usePathname } from './use-location';

/**
 * Fills the placeholders of the route's breadcrumb: `useBreadcrumb({ 'job name': job?.name })`. A value that is not known yet is omitted,
 * and the static label is shown until it is. A page that stays mounted while its tabs change reports the values again for each.
 */
export function useBreadcrumb(values: Readonly<Record<string, string | null | undefined>>) {
  const known = Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const text = JSON.stringify(known);
  const pathname = usePathname();
  useEffect(() => {
    const entries = JSON.parse(text) as [string, string][];
    if (entries.length > 0) raise('breadcrumb.resolved@1', { navigationId: navigationId(), values: Object.fromEntries(entries) });
  }, [text, pathname]);
}
