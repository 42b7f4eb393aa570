/** Common style of all inputs with text: input, text area, select. */
export const typed = {
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

export const typedSizes = { md: { h: '42px' }, touch: { h: 'controlTouch', fontSize: 'md' } } as const;
