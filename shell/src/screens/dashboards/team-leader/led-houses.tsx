import type { House } from '@careloom/contract/resources/houses';
import { formatCount } from '@careloom/shared/format';
import { t } from '../dashboard-texts';
import { Card, Who } from '@careloom/shared/ui';
import styles from '../dashboards.module.css';

/** The team leader's houses, with their addresses. */
export function LedHouses({ houses }: { houses: readonly House[] }) {
  return (
    <Card title={t('dashboard.your_houses')} count={formatCount(houses.length)} flush>
      {houses.length === 0 && <p className="cl-cardbody cl-muted">{t('dashboard.no_houses')}</p>}
      {houses.map(({ id, name, address, suburb }) => (
        <div key={id} className={styles.need}>
          <Who name={name} line={[address, suburb].filter(Boolean).join(', ')} place />
        </div>
      ))}
    </Card>
  );
}
