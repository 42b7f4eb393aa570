import { type House, houses } from '@careloom/contract/resources/houses';
import { FormModal, useContractForm } from '@careloom/shared/form';
import { t } from '../texts';
import { draftOf } from './draft';
import { HouseFields } from './fields';

export interface EditHouseProps {
  house: House;
  onClose: () => void;
}

/** The Edit House dialog. If a house with upcoming shifts is deactivated, the shell asks what becomes of them. */
export function EditHouse({ house, onClose }: EditHouseProps) {
  const form = useContractForm(houses.update, {
    defaultValues: draftOf(house),
    extra: { id: house.id },
    draft: `edit-house.${house.id}`,
    changes: ({ id }) => [id],
    onDone: onClose,
  });
  return (
    <FormModal form={form} title={t('form.edit_house')} verb={t('button.save')} onClose={onClose}>
      <HouseFields house={house} />
    </FormModal>
  );
}
