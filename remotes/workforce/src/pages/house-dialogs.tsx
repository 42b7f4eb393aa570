import type { House } from '@careloom/contract/resources/houses';
import { lazyPage } from '@careloom/shared/navigation';
import { Suspense, useState } from 'react';
import type { HouseAction } from '../house/actions';

/** Forms and confirmations, downloaded when first opened. */
const AddHouse = lazyPage(() => import('../house/form/add-house').then((module) => module.AddHouse));
const EditHouse = lazyPage(() => import('../house/form/edit-house').then((module) => module.EditHouse));
const ConfirmDeleteHouse = lazyPage(() => import('../house/confirm-delete-house').then((module) => module.ConfirmDeleteHouse));

type HouseDialog = { of: 'add' } | { of: HouseAction; house: House };

/**
 * The dialogs of the pages of houses, and the functions that open them.
 * @param onDeleted called after a deletion, when the house's own page no longer exists
 */
export function useHouseDialogs(onDeleted?: () => void) {
  const [dialog, setDialog] = useState<HouseDialog | null>(null);
  const close = () => setDialog(null);
  const dialogs = dialog && (
    <Suspense>
      {dialog.of === 'add' && <AddHouse onClose={close} onDone={close} />}
      {dialog.of === 'edit' && <EditHouse house={dialog.house} onClose={close} />}
      {dialog.of === 'delete' && <ConfirmDeleteHouse house={dialog.house} onClose={close} onDone={onDeleted} />}
    </Suspense>
  );
  return {
    act: (of: HouseAction, house: House) => setDialog({ of, house }),
    add: () => setDialog({ of: 'add' }),
    dialogs,
  };
}
