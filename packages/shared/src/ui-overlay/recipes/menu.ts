import { defineSlotRecipe } from '@chakra-ui/react';
import { floating } from '../../ui/recipes/motion';
import { touchTarget } from '../../ui/recipes/button';

export const menuRecipe = defineSlotRecipe({
  slots: ['trigger', 'positioner', 'content', 'item', 'itemText', 'separator', 'itemGroupLabel'],
  base: {
    positioner: { zIndex: 'popover' },
    content: { ...floating, minW: '200px', p: '1.5', maxH: 'var(--available-height)', overflowY: 'auto' },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '2.5',
      minH: { base: 'controlTouch', sm: '38px' },
      ...touchTarget,
      px: '2.5',
      borderRadius: '8px',
      cursor: 'pointer',
      userSelect: 'none',
      '& svg': { w: '18px', h: '18px', color: 'fg.subtle', flex: 'none', strokeWidth: 1.9 },
      _highlighted: { bg: 'bg.hover' },
      _disabled: { color: 'fg.subtle', cursor: 'not-allowed' },
      '&[data-stops]': { color: 'fg.error', '& svg': { color: 'inherit' } },
    },
    separator: { h: '1px', my: '1.5', mx: '-1.5', bg: 'border.muted' },
  },
});
