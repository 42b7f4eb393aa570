import { defineSlotRecipe } from '@chakra-ui/react';
import { closing, floating, opening } from '../../ui/recipes/motion';

export const popoverRecipe = defineSlotRecipe({
  slots: ['trigger', 'positioner', 'content', 'header', 'body', 'footer', 'arrow', 'arrowTip', 'title', 'description', 'closeTrigger'],
  base: {
    positioner: { zIndex: 'popover' },
    content: { ...floating, maxW: 'calc(100vw - 16px)', maxH: 'var(--available-height)', overflow: 'auto' },
  },
});

export const tooltipRecipe = defineSlotRecipe({
  slots: ['trigger', 'positioner', 'content', 'arrow', 'arrowTip'],
  base: {
    content: {
      textStyle: 'small',
      maxW: '280px',
      px: '2.5',
      py: '1.5',
      borderRadius: 'sm',
      bg: 'bg.inverted',
      color: 'fg.inverted',
      boxShadow: 'md',
      zIndex: 'popover',
      _open: { ...opening, animationDuration: 'fast' },
      _closed: closing,
    },
  },
});
