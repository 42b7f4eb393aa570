import { houses, type House } from '@careloom/contract/resources/houses';
import { Overview } from '@careloom/shared/detail';
import { formatCount, fullName } from '@careloom/shared/format';
import { t } from '../house/texts';
import { useIdParams } from '@careloom/shared/navigation';
import { useDetail } from '@careloom/shared/query';
import { useCan } from '@careloom/shared/session';
import { CoverageCard } from '../cover/coverage-card';
import { useShiftsAhead } from '../cover/requests';
import { regionName, zoneName } from '../house/format';
import { LeaderCard } from '../house/leader-card';
import { ParticipantCards } from '../participant/participant-cards';
import { useResidents } from '../participant/requests';
import { useParticipantDialogs } from './participant-dialogs';
import { Capitalized, Card, Facts, Ledger, MailLink, PhoneLink, Skeleton, StackList, Who } from '@careloom/shared/ui';

/** A house: its coverage, participants, workers and contacts. */
export function HouseOverview() {
  const { data: house } = useDetail(houses.get, useIdParams('id'));
  if (!house) return null; // the layout shows the loading and error states
  return <HouseRecord house={house} />;
}

function HouseRecord({ house }: { house: House }) {
  const { add, dialogs } = useParticipantDialogs(house.id);
  const mayEdit = useCan('house-update');
  if (useIsWaiting(house)) return <Skeleton lines={8} />;
  const aside = (
    <>
      <LeaderCard house={house} />
      <HouseCounts house={house} />
      <Workers workers={house.workers} />
    </>
  );
  return (
    <>
      {house.is_active === 1 && <CoverageCard house={house} />}
      <Overview aside={aside}>
        <ParticipantCards houseId={house.id} onAdd={mayEdit ? add : null} />
        <HouseFacts house={house} />
      </Overview>
      {dialogs}
    </>
  );
}

/** Whether the upper parts of the page are still loading. The page is shown once they are loaded, to avoid layout shifts. */
function useIsWaiting(house: House): boolean {
  const ahead = useShiftsAhead(house, house.is_active === 1);
  const residents = useResidents(house.id);
  return (house.is_active === 1 && isWaiting(ahead)) || isWaiting(residents);
}

const isWaiting = ({ isPending, isPaused }: { isPending: boolean; isPaused: boolean }) => isPending && !isPaused;

function HouseFacts({ house }: { house: House }) {
  const facts = [
    { label: t('field.house.first_name'), value: house.first_name },
    { label: t('field.house.last_name'), value: house.last_name },
    { label: t('field.house.email'), value: house.email && <MailLink email={house.email} /> },
    { label: t('field.house.contact_number'), value: house.contact_no && <PhoneLink number={house.contact_no} /> },
    { label: t('field.house.address'), value: house.address },
    { label: t('field.house.suburb'), value: house.suburb },
    { label: t('field.house.state'), value: house.state.name },
    { label: t('field.house.post_code'), value: house.post_code },
    ...placeFacts(house),
    { label: t('field.house.gender'), value: <Capitalized>{house.gender}</Capitalized> },
  ];
  return (
    <Card title={t('records.contact')}>
      <Facts facts={facts} />
    </Card>
  );
}

/** Facts that differ from the defaults of its state. */
const placeFacts = ({ holiday_region, time_zone, state }: House) => [
  ...(holiday_region ? [{ label: t('field.house.holiday_region'), value: regionName(state.name, holiday_region) }] : []),
  ...(time_zone ? [{ label: t('field.house.time_zone'), value: zoneName(time_zone) }] : []),
];

function HouseCounts({ house }: { house: House }) {
  const facts = [
    { label: t('field.house.participants'), value: formatCount(house.participants_count) },
    { label: t('field.house.jobs'), value: formatCount(house.jobs_count) },
    { label: t('field.house.workers'), value: formatCount(house.workers_count) },
    { label: t('field.house.invoices'), value: formatCount(house.invoices_count) },
    { label: t('field.house.expenses'), value: formatCount(house.expenses_count) },
  ];
  return (
    <Card title={t('records.totals')}>
      <Ledger facts={facts} />
    </Card>
  );
}

function Workers({ workers }: { workers: House['workers'] }) {
  return (
    <Card title={t('field.house.workers')} count={formatCount(workers.length)}>
      <StackList>
        {workers.map((worker) => (
          <li key={worker.id}>
            <Who name={fullName(worker)} picture={worker.sm_profile_picture_url} />
          </li>
        ))}
      </StackList>
    </Card>
  );
}
