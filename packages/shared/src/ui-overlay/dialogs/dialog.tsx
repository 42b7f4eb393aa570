import { Dialog as ChakraDialog } from '@chakra-ui/react';
import type { ComponentType, ReactNode } from 'react';
import { addRecipes } from '../../ui/index';
import { dialogRecipe, type DialogPlace } from '../recipes/dialog';
import { useScrollLock } from './scroll';

addRecipes({ slotRecipes: { dialog: dialogRecipe } });

interface RootProps extends Omit<ChakraDialog.RootProps, 'placement' | 'size' | 'preventScroll'> {
  place: DialogPlace;
  open: boolean;
  children: ReactNode;
}

/** Chakra's types know only its own theme; `place` is a variant of our recipe. */
const ChakraRoot = ChakraDialog.Root as ComponentType<RootProps & { preventScroll: false }>;

function Root(props: RootProps) {
  useScrollLock(props.open);
  return <ChakraRoot {...props} preventScroll={false} />;
}

/** Chakra's dialog with our recipe. Do not set an `id` on a part or trigger: it silently breaks the focus trap and Escape. */
export const Dialog = { ...ChakraDialog, Root };
