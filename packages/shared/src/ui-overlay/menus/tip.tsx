import { Tooltip } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { addRecipes } from '../../ui/index';
import { fixedPosition } from '../../ui/positioning';
import { tooltipRecipe } from '../recipes/popover';

addRecipes({ slotRecipes: { tooltip: tooltipRecipe } });

/** A tooltip for an icon or a truncated text. Never the only place for information: touch users do not see it. */
export function Tip({ text, children }: { text: string; children: ReactElement }) {
  return (
    <Tooltip.Root positioning={fixedPosition} openDelay={400} closeDelay={80} lazyMount unmountOnExit>
      <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
      <Tooltip.Positioner>
        <Tooltip.Content>{text}</Tooltip.Content>
      </Tooltip.Positioner>
    </Tooltip.Root>
  );
}
