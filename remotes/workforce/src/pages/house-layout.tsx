import { houses, type House } from '@careloom/contract/resources/houses';
import { DetailPage } from '@careloom/shared/detail';
import { fullName } from '@careloom/shared/format';
import { hrefOf, Outlet, useBreadcrumb, useGoTo, useIdParams } from '@careloom/shared/navigation';
import { useDetail } from '@careloom/shared/query';
import { can } from '@careloom/shared/session';
import { Button, State } from '@careloom/shared/ui';
import { MapPin, Pencil, Phone, UserRound } from 'lucide-react';
import { BoardLink } from '../board/board-link';
import { houseActions, menuEntry, type HouseAction } from '../house/actions';
import { addressOf, stateOfActive } from '../house/format';
import { HOUSE_STATES } from '../house/states';
import { t } from '../house/texts';
import { overviewTab, shiftsTab } from '../tabs/record-tabs';
import { useHouseDialogs } from './house-dialogs';

/** The layout of a house's tabs: name, state, facts and actions above, then the tabs. After a deletion, it navigates to the list. */
export function HouseLayout() {
  const { id } = useIdParams('id');
  const goTo = useGoTo();
  const query = useDetail(houses.get, { id });
  const { act, dialogs } = useHouseDialogs(() => goTo('houses', {}, { replace: true }));
  useBreadcrumb({ 'house name': query.data?.name });
  return (
    <>
      <DetailPage query={query} heading={(house) => ({ ...headingOf(house), ...actsOn(house, act) })} tabs={tabsOf}>
        {() => <Outlet />}
      </DetailPage>
      {dialogs}
    </>
  );
}

const tabsOf = ({ id, participants_count, jobs_count, shifts_count }: House) => [
  overviewTab(hrefOf('house-details-overview', { id })),
  { label: t('field.house.participants'), href: hrefOf('house-details-participants', { id }), count: participants_count },
  { label: t('field.house.jobs'), href: hrefOf('house-details-jobs', { id }), count: jobs_count },
  { ...shiftsTab(hrefOf('house-details-shifts', { id })), ...(shifts_count !== undefined && { count: shifts_count }) },
];

const headingOf = (house: House) => ({
  name: house.name,
  place: true,
  tag: <State of={HOUSE_STATES} value={stateOfActive(house.is_active)} />,
  facts: [
    { icon: MapPin, label: t('field.house.address'), value: addressOf(house) },
    { icon: UserRound, label: t('field.house.team_leader'), value: house.team_leader && fullName(house.team_leader) },
    { icon: Phone, label: t('field.house.contact_number'), value: house.contact_no },
  ],
});

/** Edit House and the board are buttons; deletion is in the menu. */
function actsOn(house: House, onAct: (action: HouseAction, house: House) => void) {
  const allowed = houseActions(can);
  const buttons = (
    <>
      {allowed.includes('edit') && (
        <Button onClick={() => onAct('edit', house)}>
          <Pencil aria-hidden />
          {t('form.edit_house')}
        </Button>
      )}
      {can('whos-coming-read') && <BoardLink houseId={house.id} />}
    </>
  );
  const more = allowed.filter((action) => action !== 'edit').map((action) => menuEntry(action, () => onAct(action, house)));
  return { actions: buttons, more, changes: { record: 'houses', id: house.id } };
}
