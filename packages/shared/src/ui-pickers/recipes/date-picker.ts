import { defineSlotRecipe } from '@chakra-ui/react';
import { touchTarget } from '../../ui/recipes/button';

const cell = {
  display: 'grid',
  placeItems: 'center',
  w: '100%',
  h: '36px',
  '@media (pointer: coarse)': { h: '44px' },
  borderRadius: '8px',
  cursor: 'pointer',
  fontVariantNumeric: 'tabular-nums',
  _hover: { bg: 'bg.hover' },
  '&[data-today]': { boxShadow: 'inset 0 0 0 1.5px {colors.gum.border}' },
  '&[data-outside-range]': { color: 'fg.subtle' },
  '&[data-in-range]': { bg: 'bg.selected', borderRadius: '0' },
  '&[data-selected], &[data-range-start], &[data-range-end]': {
    bg: 'gum.solid',
    color: 'gum.contrast',
    fontWeight: 'semibold',
    borderRadius: '8px',
    _hover: { bg: 'gum.solid' },
  },
  _disabled: { color: 'fg.subtle', opacity: 0.5, cursor: 'not-allowed' },
  _focusVisible: { boxShadow: 'focus', outline: 'none' },
} as const;

const step = {
  display: 'grid',
  placeItems: 'center',
  w: '36px',
  h: '36px',
  ...touchTarget,
  borderRadius: '8px',
  color: 'fg.muted',
  cursor: 'pointer',
  _hover: { bg: 'bg.hover', color: 'fg' },
  '& svg': { w: '18px', h: '18px' },
} as const;

export const datePickerRecipe = defineSlotRecipe({
  slots: [
    'root',
    'view',
    'viewControl',
    'viewTrigger',
    'prevTrigger',
    'nextTrigger',
    'rangeText',
    'table',
    'tableHead',
    'tableHeader',
    'tableBody',
    'tableRow',
    'tableCell',
    'tableCellTrigger',
  ],
  base: {
    // Seven days of 44 px with their gaps, if the screen is wide enough.
    root: { p: '3', w: { base: '304px', sm: '316px' }, '@media (pointer: coarse)': { w: 'min(348px, calc(100vw - 32px))' } },
    view: { display: 'flex', flexDirection: 'column', gap: '2', '&[hidden]': { display: 'none' } },
    viewControl: { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
    viewTrigger: {
      h: '36px',
      ...touchTarget,
      px: '3',
      borderRadius: '8px',
      fontWeight: 'semibold',
      cursor: 'pointer',
      _hover: { bg: 'bg.hover' },
    },
    prevTrigger: step,
    nextTrigger: step,
    table: { w: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' },
    tableHeader: { textStyle: 'caption', letterSpacing: 'normal', color: 'fg.subtle', h: '28px', textAlign: 'center' },
    tableCell: { p: '1px', textAlign: 'center' },
    tableCellTrigger: cell,
  },
});
