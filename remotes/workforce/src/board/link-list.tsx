import type { BoardLink } from '@careloom/contract/resources/boards';
import { formatDate, fullName } from '@careloom/shared/format';
import { Button, Subtext } from '@careloom/shared/ui';
import { t } from './texts';
import styles from './links.module.css';

interface LinkListProps {
  /** The active links. */
  links: readonly BoardLink[];
  onRevoke: (link: BoardLink) => void;
}

export function LinkList({ links, onRevoke }: LinkListProps) {
  if (links.length === 0) return <p>{t('link.none')}</p>;
  return (
    <ul className={styles.links} aria-label={t('link.working')}>
      {links.map((link) => (
        <li key={link.id} className={styles.one}>
          <span className={styles.words}>
            {t('link.until', { until: untilOf(link) })}
            <Subtext>{t('link.made_by', { name: fullName(link.made_by), day: formatDate(link.created_at) })}</Subtext>
          </span>
          <Button size="sm" onClick={() => onRevoke(link)} aria-label={t('link.revoke_until', { until: untilOf(link) })}>
            {t('link.revoke')}
          </Button>
        </li>
      ))}
    </ul>
  );
}

export const untilOf = ({ expires_at }: BoardLink): string => formatDate(expires_at, 'displayTime');
