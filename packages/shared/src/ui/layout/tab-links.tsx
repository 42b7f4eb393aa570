import { formatCount } from '../../format/index';
import { Link } from '../controls/link';

export interface TabLink {
  label: string;
  href: string;
  count?: number | undefined;
}

export interface TabLinksProps {
  label: string;
  tabs: readonly TabLink[];
  /** The path that is open; a tab is the current one where its own begins it. */
  path: string;
}

const isCurrent = (path: string, href: string) => path === href || path.startsWith(`${href}/`);

/** Tabs that are links, for each has an address: so a tab can be opened anew, sent to somebody, and gone back from. */
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
