import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react';

/** Common style of all inputs with text: input, text area, select. */
const typed = {
  w: '100%',
  minW: '0',
  '@media (pointer: coarse)': { minH: '44px' },
  bg: 'bg.panel',
  color: 'fg',
  borderWidth: '1px',
  borderColor: 'border.control',
  borderRadius: 'md',
  px: '3',
  transition: 'border-color',
  transitionDuration: 'instant',
  textStyle: 'body',
  _focusVisible: { boxShadow: 'focus', outline: 'none' },
  _disabled: { bg: 'bg.muted', color: 'fg.subtle', borderColor: 'border', cursor: 'not-allowed' },
  _readOnly: { bg: 'bg.subtle' },
  _invalid: {
    borderColor: 'border.error',
    boxShadow: 'inset 0 0 0 1px {colors.border.error}',
    _focusVisible: { boxShadow: 'focus' },
  },
} as const;

const typedSizes = { md: { h: '42px' }, touch: { h: 'controlTouch', fontSize: 'md' } } as const;

const fieldRecipe = defineSlotRecipe({
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

const textareaRecipe = defineRecipe({
  base: { ...typed, py: '2.5', minH: '84px', lineHeight: '1.45', resize: 'vertical' },
});

const nativeSelectRecipe = defineSlotRecipe({
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

/** Recipes that Chakra's own components look up by name; `Button` includes its own. */
export const controlRecipes = { input: inputRecipe, textarea: textareaRecipe };
export const controlSlotRecipes = { field: fieldRecipe, nativeSelect: nativeSelectRecipe };
