import { useCurrentRoute } from '@careloom/shared/navigation';
import { Link } from '@careloom/shared/ui';
import { ChevronRight } from 'lucide-react';
import { t } from '../public-page/public-texts';
import styles from './way-back.module.css';

/** The breadcrumb of a public page for signed-in users: the frame has no menu with a link back to the dashboard. */
export function WayBack() {
  const [dashboard, here] = useCurrentRoute()?.route.breadcrumb.split(' > ') ?? [];
  return (
    <nav className={styles.crumbs} aria-label={t('contact.breadcrumb')}>
      <ol>
        <li>
          <Link className="cl-link" href="/">
            {dashboard}
          </Link>
          <ChevronRight aria-hidden />
        </li>
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
