import { houses } from '@careloom/contract/resources/houses';
import { FormModal, useContractForm } from '@careloom/shared/form';
import { hrefOf } from '@careloom/shared/navigation';
import type { QuickActionProps } from '@careloom/shared/slots';
import { t } from '../texts';
import { EMPTY_HOUSE, type HouseInput } from './draft';
import { HouseFields } from './fields';

/** The Add House dialog, which can be opened from any page. */
export function AddHouse({ onClose, onDone }: QuickActionProps) {
  const form = useContractForm(houses.create, {
    // Empty choices are not valid in the schema's type.
    defaultValues: EMPTY_HOUSE as Partial<HouseInput>,
    draft: 'add-house',
    onDone: ({ id }) => onDone(id),
    changes: ({ id }) => [id],
    view: ({ id }) => hrefOf('house-details-overview', { id }),
  });
  return (
    <FormModal form={form} title={t('form.add_house')} verb={t('form.add_house')} onClose={onClose}>
      <HouseFields />
    </FormModal>
  );
}
