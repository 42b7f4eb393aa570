import { defineRecipe } from '@chakra-ui/react';

/** With a touch pointer, targets are at least 44 px in both directions (WCAG 2.5.5). Static classes have the same in `touch.css`. */
export const touchTarget = { '@media (pointer: coarse)': { minW: '44px', minH: '44px' } } as const;

export const buttonRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: 'none',
    gap: '2',
    px: '4',
    h: 'control',
    textStyle: 'body',
    fontWeight: 'semibold',
    lineHeight: '1',
    whiteSpace: 'nowrap',
    userSelect: 'none',
    cursor: 'pointer',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'transparent',
    borderRadius: 'md',
    transition: 'background-color, border-color, color',
    transitionDuration: 'instant',
    transitionTimingFunction: 'settle',
    '& svg': { w: '18px', h: '18px', flex: 'none', strokeWidth: 1.9 },
    /** The keyboard shortcut of the button, for users with a keyboard. */
    '& kbd': {
      display: 'inline-grid',
      placeItems: 'center',
      minW: '22px',
      h: '22px',
      px: '1',
      border: '1px solid color-mix(in srgb, currentColor 45%, transparent)',
      borderRadius: '5px',
      fontFamily: 'inherit',
      fontSize: 'xs',
      '@media (hover: none), (max-width: 639px)': { display: 'none' },
    },
    _focusVisible: { boxShadow: 'focus', outline: 'none' },
    _print: { display: 'none' },
    _disabled: { bg: 'bg.muted', color: 'fg.subtle', borderColor: 'transparent', cursor: 'not-allowed' },
    ...touchTarget,
  },
  variants: {
    variant: {
      /** The primary action of a view. */
      solid: { bg: 'gum.solid', color: 'gum.contrast', _hover: { bg: { _light: 'gum.900', _dark: 'gum.300' } } },
      outline: { bg: 'bg.panel', color: 'fg', borderColor: 'border.emphasized', _hover: { bg: 'bg.hover', borderColor: 'border.control' } },
      soft: { bg: 'gum.subtle', color: 'gum.fg', _hover: { bg: 'gum.muted' } },
      ghost: { color: 'fg.muted', _hover: { bg: 'bg.emphasized', color: 'fg' } },
      /** On the bulk bar. */
      inverted: { color: 'inherit', _hover: { bg: 'color-mix(in srgb, currentColor 14%, transparent)' } },
      /** Destructive; only inside a confirmation. */
      danger: { bg: 'clay.solid', color: 'clay.contrast', _hover: { bg: { _light: 'clay.800', _dark: 'clay.300' } } },
    },
    size: {
      sm: { h: '34px', px: '3', textStyle: 'small', fontWeight: 'semibold', lineHeight: '1', gap: '1.5', borderRadius: '8px' },
      md: {},
      touch: { h: '52px', fontSize: 'lg', borderRadius: 'lg' },
    },
    shape: { icon: { px: '0', aspectRatio: '1' }, block: { w: '100%' } },
  },
  defaultVariants: { variant: 'outline', size: 'md' },
});
