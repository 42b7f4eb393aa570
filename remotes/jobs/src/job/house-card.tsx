import type { Job } from '@careloom/contract/resources/jobs';
import { t } from '@careloom/shared/i18n';
import { hasRoute, hrefOf } from '@careloom/shared/navigation';
import { useCan } from '@careloom/shared/session';
import { Card, Link, Who } from '@careloom/shared/ui';
import { placeOf } from './job-facts';

/** Where the work is. It leads to the house for those who may open houses. */
export function HouseCard({ house }: { house: Job['house'] }) {
  const opens = useCan('house-read') && hasRoute('house-details-overview');
  const link = opens && (
    <Link href={hrefOf('house-details-overview', { id: house.id })} className="cl-link">
      {t('jobs.open_house')}
    </Link>
  );
  return (
    <Card title={t('field.job.location_house')} action={link}>
      <Who name={house.name} line={placeOf(house)} place size={40} />
    </Card>
  );
}
