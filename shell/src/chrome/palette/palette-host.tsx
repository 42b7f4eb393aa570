import { lazyPage } from '@careloom/shared/navigation';
import { Suspense } from 'react';
import { usePalette, usePaletteKey } from './opened';

const load = () => import('./palette').then((module) => module.Palette);
const Palette = lazyPage(load);

const loadAhead = () => void load().catch(() => undefined); // said when it is opened

/** The command palette, loaded when it is first opened. */
export function PaletteHost() {
  const isOpen = usePalette((state) => state.isOpen);
  usePaletteKey(loadAhead);
  if (!isOpen) return null;
  return (
    <Suspense>
      <Palette />
    </Suspense>
  );
}
