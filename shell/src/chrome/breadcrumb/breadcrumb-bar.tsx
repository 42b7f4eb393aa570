import { t } from '../../platform/chrome-texts';
import { Link } from '@careloom/shared/ui';
import { ChevronRight } from 'lucide-react';
import { useTrail } from './use-trail';
import './breadcrumb.css';

const arrow = <ChevronRight aria-hidden />;

/** The breadcrumb. The last part is the current page, the others are links. */
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
