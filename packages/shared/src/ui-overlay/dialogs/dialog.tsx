import { Dialog as ChakraDialog } from '@chakra-ui/react';
import type { ComponentType, ReactNode } from 'react';
import { addRecipes } from '../../ui/index';
import { dialogRecipe, type DialogPlace } from '../recipes/dialog';
import { useScrollLock } from './scroll-lock';

addRecipes({ slotRecipes: { dialog: dialogRecipe } });

interface RootProps extends Omit<ChakraDialog.RootProps, 'placement' | 'size' | 'preventScroll'> {
  place: DialogPlace;
  open: boolean;
  children: ReactNode;
}

/** Chakra's types know its own theme; `place` is our recipe's. */
const ChakraRoot = ChakraDialog.Root as ComponentType<RootProps & { preventScroll: false }>;

function Root(props: RootProps) {
  useScrollLock(props.open);
  return <ChakraRoot {...props} preventScroll={false} />;
}

/** Chakra's dialog under our recipe. No `id` on a part or trigger: it breaks the focus trap and Escape silently. */
export const Dialog = { ...ChakraDialog, Root };
