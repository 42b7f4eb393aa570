import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { controlRecipes, controlSlotRecipes } from '../recipes/index';
import { globalCss } from './global-css';
import { semanticColors } from './semantic-colors';
import { semanticShadows } from './shadows';
import { textStyles } from './text-styles';
import { tokens } from './tokens';

/**
 * Chakra's mechanics (conditions, utilities) with our tokens and the recipes of the first screen, and nothing of its theme.
 * Reset, tokens and globals are written into `theme.css` when the product is built (`build/write-theme-css.ts`).
 */
export const system = createSystem(
  defaultBaseConfig,
  defineConfig({
    preflight: true,
    cssVarsPrefix: 'cl',
    // Given as it is: specificity 0, so that the mode blocks win without tricks of order.
    cssVarsRoot: ':where(html)',
    conditions: {
      light: ':root &, [data-theme=light] &, .light &',
      dark: '[data-theme=dark] &, .dark &',
    },
    globalCss,
    theme: {
      tokens,
      semanticTokens: {
        colors: semanticColors,
        shadows: semanticShadows,
        radii: { l1: { value: '{radii.sm}' }, l2: { value: '{radii.md}' }, l3: { value: '{radii.lg}' } },
      },
      breakpoints: { sm: '480px', md: '768px', nav: '993px', lg: '1200px', xl: '1440px', '2xl': '1760px' },
      textStyles,
      keyframes: {
        fade: { from: { opacity: 0 } },
        leave: { to: { opacity: 0 } },
        rise: { from: { opacity: 0, translate: '0 8px' } },
        slide: { from: { translate: '-100% 0' } },
        lift: { from: { translate: '0 100%' } },
      },
      recipes: controlRecipes,
      slotRecipes: controlSlotRecipes,
    },
  }),
);
