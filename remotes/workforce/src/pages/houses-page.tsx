import { houses, type House } from '@careloom/contract/resources/houses';
import { defineList, ListPage } from '@careloom/shared/list';
import { hrefOf } from '@careloom/shared/navigation';
import { can, useCan } from '@careloom/shared/session';
import { houseActions, rowActions } from '../house/actions';
import { houseColumns } from '../house/columns';
import { useHouseFilters } from '../house/filters';
import { houseNoun } from '../house/noun';
import { t } from '../house/texts';
import { useHouseDialogs } from './house-dialogs';
import { ImportButton } from './import-button';

/** The list of houses with its dialogs. */
export function HousesPage() {
  const { act, add, dialogs } = useHouseDialogs();
  const mayAdd = useCan('house-create');
  const mayAct = useCan(['house-update', 'house-delete']);
  const hrefOfHouse = ({ id }: House) => hrefOf('house-details-overview', { id });
  const definition = defineList({
    call: houses.list,
    caption: t('menu.houses'),
    noun: houseNoun(),
    columns: houseColumns(),
    keyOf: ({ id }) => id,
    nameOf: ({ name }) => name,
    hrefOf: hrefOfHouse,
    filters: useHouseFilters(),
    beside: mayAdd && <ImportButton kind="house" />,
    ...(mayAct && { actions: (house: House) => rowActions(house, hrefOfHouse(house), houseActions(can), act) }),
  });
  const primary = mayAdd ? { label: t('form.add_house'), onPick: add } : null;
  return (
    <>
      <ListPage title={t('menu.houses')} definition={definition} primary={primary} />
      {dialogs}
    </>
  );
}
