import { type House, houses } from '@careloom/contract/resources/houses';
import { formatCount, fullName } from '@careloom/shared/format';
import { useCallMutation } from '@careloom/shared/query';
import { Affected, ConfirmDialog } from '@careloom/shared/ui-overlay';
import { t } from './texts';
import { placeOf } from './format';

export interface ConfirmDeleteHouseProps {
  house: House;
  /** Called when the house was deleted. */
  onDone?: (() => void) | undefined;
  /** Called when done, refused or cancelled. */
  onClose: () => void;
}

/** The confirmation before a house is deleted; a house with open or assigned jobs is refused by the server. */
export function ConfirmDeleteHouse({ house, onDone, onClose }: ConfirmDeleteHouseProps) {
  const { run, pending } = useCallMutation(houses.remove, { changes: (_, { id }) => [Number(id)] });
  const remove = async () => {
    const { ok } = await run({ id: house.id });
    onClose();
    if (ok) onDone?.();
  };
  const facts = [
    { label: t('field.house.team_leader'), value: house.team_leader && fullName(house.team_leader) },
    { label: t('field.house.participants'), value: formatCount(house.participants_count) },
  ];
  return (
    <ConfirmDialog open verb={t('records.delete')} danger busy={pending} onConfirm={() => void remove()} onCancel={onClose}>
      <p>{t('confirm.delete')}</p>
      <Affected of={[{ name: house.name, line: placeOf(house), size: 40, place: true }]} facts={facts} also={[t('house.effect_deleted')]} />
    </ConfirmDialog>
  );
}
