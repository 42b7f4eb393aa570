import { defineSlotRecipe } from '@chakra-ui/react';
import { typed, typedSizes } from './typed';

export const nativeSelectRecipe = defineSlotRecipe({
  slots: ['root', 'field', 'indicator'],
  base: {
    root: { position: 'relative', w: '100%' },
    field: {
      ...typed,
      pe: '9',
      appearance: 'none',
      cursor: 'pointer',
      '&:has(option[value=""]:checked)': { color: 'fg.subtle' },
      '& option': { bg: 'bg.panel', color: 'fg' },
    },
    indicator: {
      position: 'absolute',
      insetEnd: '3',
      top: '50%',
      translate: '0 -50%',
      pointerEvents: 'none',
      color: 'fg.subtle',
      '& svg': { w: '18px', h: '18px' },
    },
  },
  variants: { size: { md: { field: typedSizes.md }, touch: { field: typedSizes.touch } } },
  defaultVariants: { size: 'md' },
});
