import { formatCount } from '../../format/index';
import { Link } from '../controls/button';

export interface TabLink {
  label: string;
  href: string;
  count?: number | undefined;
}

export interface TabLinksProps {
  label: string;
  tabs: readonly TabLink[];
  /** The current path; a tab is current if its own path is a prefix of it. */
  path: string;
}

/** The address of a tab may have a query; the current path has none. */
function isCurrent(path: string, href: string) {
  const [own = ''] = href.split('?');
  return path === own || path.startsWith(`${own}/`);
}

/** Tabs as links, since each has an address: a tab can be opened in a new window, shared, and left with the back button. */
export function TabLinks({ label, tabs, path }: TabLinksProps) {
  return (
    <nav className="cl-tabs" aria-label={label}>
      {tabs.map(({ label: words, href, count }) => (
        <Link key={href} href={href} aria-current={isCurrent(path, href) ? 'page' : undefined}>
          {words}
          {count !== undefined && <span data-count>{formatCount(count)}</span>}
        </Link>
      ))}
    </nav>
  );
}
