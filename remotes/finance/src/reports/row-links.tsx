import { REPORT_ROWS } from '@careloom/contract/resources/report-groups';
import { queryString, useCurrentPath, useQueryParams } from '@careloom/shared/navigation';
import { Link } from '@careloom/shared/ui';
import { t } from './texts';
import styles from './row-links.module.css';
import type { Report } from './row-words';
import { useRows } from './use-rows';

/** Chooses the grouping of a report. Filters are kept; page and order are reset, because they belong to other rows. */
export function RowLinks({ of }: { of: Report }) {
  const [params] = useQueryParams();
  const path = useCurrentPath();
  const current = useRows();
  const kept = Object.fromEntries([...params].filter(([name]) => !['by', 'page', 'sort', 'dir'].includes(name)));
  return (
    <nav className={styles.rows} aria-label={t('report.rows')}>
      {REPORT_ROWS.map((rows) => (
        <Link
          key={rows}
          className={styles.row ?? ''}
          href={path + queryString(rows === 'house' ? kept : { ...kept, by: rows })}
          aria-current={rows === current ? 'true' : undefined}
        >
          {t(`report.by.${rows === 'record' ? of : rows}`)}
        </Link>
      ))}
    </nav>
  );
}
