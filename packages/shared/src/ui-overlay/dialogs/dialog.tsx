import { Dialog as ChakraDialog } from '@chakra-ui/react';
import type { ComponentType, ReactNode } from 'react';
import { addRecipes } from '../../ui/index';
import { dialogRecipe, type DialogPlace } from '../recipes/dialog';

addRecipes({ slotRecipes: { dialog: dialogRecipe } });

interface RootProps extends Omit<ChakraDialog.RootProps, 'placement' | 'size'> {
  place: DialogPlace;
  children: ReactNode;
}

/** Chakra's types know its own theme; `place` is our recipe's. */
const Root = ChakraDialog.Root as ComponentType<RootProps>;

/** Chakra's dialog under our recipe. No `id` on a part or trigger: it breaks the focus trap and Escape silently. */
export const Dialog = { ...ChakraDialog, Root };
