import { t } from '../../platform/chrome-texts';
import { lazyPage, onNavigation } from '@careloom/shared/navigation';
import type { DrawerProps } from '@careloom/shared/ui-overlay';
import { Suspense, useEffect, useState } from 'react';
import { openPalette } from '../palette/opened';
import { Sidebar } from './sidebar';

const Drawer = lazyPage<DrawerProps>(() => import('@careloom/shared/ui-overlay').then((module) => module.Drawer));

/** Whether the drawer is open; a navigation closes it. At 992 px and below the menu is only available as a drawer (section 2). */
export function useDrawer(): [boolean, (open: boolean) => void] {
  const [open, setOpen] = useState(false);
  useEffect(() => onNavigation(() => setOpen(false)), []);
  return [open, setOpen];
}

/** The main menu on a narrow screen. Its content is loaded when it is first opened. The palette opens from it once it is closed. */
export function SidebarDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [wanted, setWanted] = useState(false);
  const [wantsPalette, setWantsPalette] = useState(false);
  if (open && !wanted) setWanted(true);
  const exited = () => {
    if (wantsPalette) openPalette();
    setWantsPalette(false);
  };
  const toPalette = () => {
    setWantsPalette(true);
    onClose();
  };
  if (!wanted) return null;
  return (
    <Suspense>
      <Drawer label={t('chrome.menu')} open={open} onClose={onClose} onExited={exited}>
        <Sidebar onPalette={toPalette} />
      </Drawer>
    </Suspense>
  );
}
