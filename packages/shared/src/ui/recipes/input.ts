import { defineRecipe } from '@chakra-ui/react';
import { typed, typedSizes } from './typed';

export const inputRecipe = defineRecipe({
  base: {
    ...typed,
    '&[data-icon]': { ps: '38px' },
    '&[data-action]': { pe: '44px' },
    // The dots of a password are too small to count in the text font.
    '&[type=password]:not(:placeholder-shown)': { fontFamily: 'system-ui', letterSpacing: '2px' },
  },
  variants: { size: typedSizes, variant: { field: {}, quiet: { h: 'control', borderColor: 'border.emphasized' } } },
  defaultVariants: { size: 'md', variant: 'field' },
});

export const textareaRecipe = defineRecipe({
  base: { ...typed, py: '2.5', minH: '84px', lineHeight: '1.45', resize: 'vertical' },
});
