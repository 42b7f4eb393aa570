import type { BoardLink, Outing } from '@careloom/contract/resources/boards';
import { lazyPage } from '@careloom/shared/navigation';
import { Suspense, useState } from 'react';

/** Forms, links and confirmations, downloaded when first opened. */
const AddOuting = lazyPage(() => import('../board/outing-form').then((module) => module.AddOuting));
const EditOuting = lazyPage(() => import('../board/outing-form').then((module) => module.EditOuting));
const ConfirmDeleteOuting = lazyPage(() => import('../board/confirm-delete-outing').then((module) => module.ConfirmDeleteOuting));
const LinksDialog = lazyPage(() => import('../board/links-dialog').then((module) => module.LinksDialog));
const ConfirmRevokeLink = lazyPage(() => import('../board/confirm-revoke-link').then((module) => module.ConfirmRevokeLink));

type BoardDialog =
  | { of: 'add'; date: string }
  | { of: 'edit' | 'delete'; outing: Outing }
  | { of: 'links' }
  | { of: 'revoke'; link: BoardLink };

/** The dialogs of a board, and the functions that open them. After a link is revoked, the list of links opens again. */
export function useBoardDialogs(houseId: number) {
  const [dialog, setDialog] = useState<BoardDialog | null>(null);
  const close = () => setDialog(null);
  const openLinks = () => setDialog({ of: 'links' });
  const dialogs = dialog && (
    <Suspense>
      {dialog.of === 'add' && <AddOuting houseId={houseId} date={dialog.date} onClose={close} />}
      {dialog.of === 'edit' && (
        <EditOuting houseId={houseId} outing={dialog.outing} onDelete={() => setDialog({ ...dialog, of: 'delete' })} onClose={close} />
      )}
      {dialog.of === 'delete' && <ConfirmDeleteOuting houseId={houseId} outing={dialog.outing} onClose={close} />}
      {dialog.of === 'links' && <LinksDialog houseId={houseId} onRevoke={(link) => setDialog({ of: 'revoke', link })} onClose={close} />}
      {dialog.of === 'revoke' && <ConfirmRevokeLink houseId={houseId} link={dialog.link} onClose={openLinks} />}
    </Suspense>
  );
  return {
    add: (date: string) => setDialog({ of: 'add', date }),
    edit: (outing: Outing) => setDialog({ of: 'edit', outing }),
    openLinks,
    dialogs,
  };
}
