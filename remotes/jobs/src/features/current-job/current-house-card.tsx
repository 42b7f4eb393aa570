import { fullName } from '@careloom/shared/format';
import { t } from '@careloom/shared/i18n';
import { ButtonLink, Card, Ledger, Who, type Fact } from '@careloom/shared/ui';
import { Navigation, Phone } from 'lucide-react';
import { placeOf } from '../../job/job-facts';
import type { CurrentJob } from './get-current-job';

type House = CurrentJob['house_detail'];

/** What every phone's maps understand, and any browser opens. */
const directionsTo = (house: House) =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(`${house.address}, ${placeOf(house)}, Australia`)}`;

/** Where to go, whom to call, who leads the house. */
export function CurrentHouseCard({ house }: { house: House }) {
  const facts: Fact[] = [
    { label: t('field.house.team_leader'), value: house.team_leader && fullName(house.team_leader) },
    { label: t('field.house.contact_number'), value: <span className="cl-tab">{house.contact_no ?? '–'}</span> },
  ];
  return (
    <Card title={t('field.job.location_house')}>
      <div className="cl-col">
        <Who name={house.name} line={[house.address, placeOf(house)].filter(Boolean).join(', ')} place size={40} />
        <Ledger facts={facts} />
        <div className="cl-row cl-wrap">
          <ButtonLink href={directionsTo(house)} target="_blank" rel="noreferrer">
            <Navigation aria-hidden />
            {t('jobs.directions')}
          </ButtonLink>
          {house.contact_no && (
            <ButtonLink href={`tel:${house.contact_no.replaceAll(' ', '')}`}>
              <Phone aria-hidden />
              {t('jobs.call')}
            </ButtonLink>
          )}
        </div>
      </div>
    </Card>
  );
}
