import { houses, type House } from '@careloom/contract/resources/houses';
import { DetailPage } from '@careloom/shared/detail';
import { fullName } from '@careloom/shared/format';
import { t } from '../texts';
import { hrefOf, Outlet, useBreadcrumb, useIdParams } from '@careloom/shared/navigation';
import { useDetail } from '@careloom/shared/query';
import { State } from '@careloom/shared/ui';
import { MapPin, Phone, UserRound } from 'lucide-react';
import { placeOf, stateOfActive } from '../house/format';
import { HOUSE_STATES } from '../house/states';

/** The layout of a house's tabs: name, state and facts above, then the tabs. */
export function HouseLayout() {
  const { id } = useIdParams('id');
  const query = useDetail(houses.get, { id });
  useBreadcrumb({ 'house name': query.data?.name });
  return (
    <DetailPage query={query} heading={headingOf} tabs={({ jobs_count }) => tabsOf(id, jobs_count)}>
      {() => <Outlet />}
    </DetailPage>
  );
}

const tabsOf = (id: number, jobs: number) => [
  { label: t('records.overview'), href: hrefOf('house-details-overview', { id }) },
  { label: t('field.house.jobs'), href: hrefOf('house-details-jobs', { id }), count: jobs },
  { label: t('records.shifts'), href: hrefOf('house-details-shifts', { id }) },
];

const headingOf = (house: House) => ({
  name: house.name,
  tag: <State of={HOUSE_STATES} value={stateOfActive(house.is_active)} />,
  facts: [
    { icon: MapPin, label: t('field.house.address'), value: placeOf(house) },
    { icon: UserRound, label: t('field.house.team_leader'), value: house.team_leader && fullName(house.team_leader) },
    { icon: Phone, label: t('field.house.contact_number'), value: house.contact_no },
  ],
});
