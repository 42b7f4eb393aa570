import type { Job } from '@careloom/contract/resources/jobs';
import { t } from './texts';
import { hasRoute, hrefOf } from '@careloom/shared/navigation';
import { useCan } from '@careloom/shared/session';
import { Card, TextLink, Who } from '@careloom/shared/ui';
import { placeOf } from './facts';

/** The house of a job, with a link for users who may open houses. */
export function HouseCard({ house }: { house: Job['house'] }) {
  const opens = useCan('house-read') && hasRoute('house-details-overview');
  const link = opens && <TextLink href={hrefOf('house-details-overview', { id: house.id })}>{t('jobs.open_house')}</TextLink>;
  return (
    <Card title={t('field.job.location_house')} action={link}>
      <Who name={house.name} line={placeOf(house)} place size={40} />
    </Card>
  );
}
