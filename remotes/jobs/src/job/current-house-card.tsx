import { fullName } from '@careloom/shared/format';
import { t } from './texts';
import { ButtonLink, Card, Digits, Ledger, Row, Stack, Who, type Fact } from '@careloom/shared/ui';
import { Navigation, Phone } from 'lucide-react';
import { placeOf } from './facts';
import type { CurrentJob } from './requests';

type House = CurrentJob['house_detail'];

/** A URL that opens in the maps app of any phone, and in any browser. */
const directionsTo = (house: House) =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(`${house.address}, ${placeOf(house)}, Australia`)}`;

/** Address, phone number and team leader of the house. */
export function CurrentHouseCard({ house }: { house: House }) {
  const facts: Fact[] = [
    { label: t('field.house.team_leader'), value: house.team_leader && fullName(house.team_leader) },
    { label: t('field.house.contact_number'), value: <Digits>{house.contact_no ?? '–'}</Digits> },
  ];
  return (
    <Card title={t('field.job.location_house')}>
      <Stack>
        <Who name={house.name} line={[house.address, placeOf(house)].filter(Boolean).join(', ')} place size={40} />
        <Ledger facts={facts} />
        <Row wrap>
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
        </Row>
      </Stack>
    </Card>
  );
}
