import { defineSlotRecipe } from '@chakra-ui/react';

export const fieldRecipe = defineSlotRecipe({
  slots: ['root', 'label', 'helperText', 'errorText', 'requiredIndicator'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '1.5', minW: '0', w: '100%' },
    label: { textStyle: 'label', display: 'flex', alignItems: 'baseline', gap: '1', color: 'fg' },
    helperText: { textStyle: 'small', color: 'fg.subtle', display: 'flex', flexDirection: 'column', gap: '1' },
    errorText: {
      textStyle: 'small',
      lineHeight: '1.35',
      color: 'fg.error',
      display: 'flex',
      gap: '1.5',
      alignItems: 'flex-start',
      '& svg': { w: '15px', h: '15px', mt: '1px', flex: 'none', strokeWidth: 2.1 },
    },
  },
});
