import { t } from '../../platform/chrome-texts';
import { Link } from '@careloom/shared/ui';
import { ChevronRight } from 'lucide-react';
import { useTrail } from './use-trail';

const arrow = <ChevronRight aria-hidden />;

/** Where the page stands. The last part is the page itself, the others lead back. */
export function BreadcrumbBar() {
  const trail = useTrail();
  return (
    <nav className="cl-crumb" aria-label={t('chrome.breadcrumb')}>
      <ol>
        {trail.map(({ text, href }, at) => {
          const last = at === trail.length - 1;
          return (
            <li key={`${at} ${text}`} aria-current={last ? 'page' : undefined}>
              {href === null ? <span>{text}</span> : <Link href={href}>{text}</Link>}
              {!last && arrow}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
