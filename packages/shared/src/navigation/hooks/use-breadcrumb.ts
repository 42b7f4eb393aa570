import { useEffect } from 'react';
import { raise } from '../../events/index';
import { navigationId } from '../history/navigation-id';
import { usePathname } from './use-location';

/**
 * Says what stands in the braces of the route's breadcrumb: `useBreadcrumb({ 'job name': job?.name })`. A value that is not
 * known yet is left out; until then the static label stands. A page that stays while its tabs change says it anew for each.
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
