import { lazyPage } from '@careloom/shared/navigation';
import { Suspense } from 'react';
import { closeKeys, usePalette, usePaletteKey } from './opened';

const load = () => import('./palette').then((module) => module.Palette);
const Palette = lazyPage(load);
const Keys = lazyPage<{ onClose: () => void }>(() => import('../keys/keys-dialog').then((module) => module.KeysDialog));

const loadAhead = () => void load().catch(() => undefined); // the error is reported when the palette is opened

/** The command palette and the list of shortcuts, each loaded when it is first opened. */
export function PaletteHost() {
  const { isOpen, isHelpOpen } = usePalette();
  usePaletteKey(loadAhead);
  return (
    <Suspense>
      {isOpen && <Palette />}
      {isHelpOpen && <Keys onClose={closeKeys} />}
    </Suspense>
  );
}
