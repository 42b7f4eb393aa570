/**
 * Components that open above the page. Import this entry lazily: it adds its recipes to the system when it is loaded.
 * @example
 * ```tsx
 * import { lazy, Suspense } from 'react';
 *
 * const ConfirmDialog = lazy(async () => ({ default: (await import('@careloom/shared/ui-overlay')).ConfirmDialog }));
 *
 * export const ConfirmArchive = ({ onConfirm, onCancel }: { onConfirm: () => void; onCancel: () => void }) => (
 *   <Suspense fallback={null}>
 *     <ConfirmDialog open verb="Archive" onConfirm={onConfirm} onCancel={onCancel}>
 *       Archive this job?
 *     </ConfirmDialog>
 *   </Suspense>
 * );
 * ```
 */
export { Affected, type AffectedProps } from './dialogs/affected';
export { ConfirmDialog, type ConfirmDialogProps } from './dialogs/confirm-dialog';
export { Drawer, PaletteDialog, type DrawerProps, type PaletteDialogProps } from './dialogs/drawer';
export { Modal, ModalBody, ModalFoot, type ModalProps } from './dialogs/modal';
export { MenuButton, type MenuAction, type MenuButtonProps } from './menus/menu';
export { Popover, type PopoverProps } from './menus/popover';
export { RowMenu, type RowMenuProps } from './menus/row-menu';
export { Tip } from './menus/tip';
