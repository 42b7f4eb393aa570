import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { controlRecipes, controlSlotRecipes } from '../recipes/fields';
import { semanticColors, semanticShadows } from './semantic-tokens';
import { textStyles, tokens } from './tokens';

/**
 * Our tokens and the recipes of the first screen. Reset, globals and keyframes are written into `theme.css` at build time, and are not in
 * the scripts that a page loads.
 */
export const config = defineConfig({
  cssVarsPrefix: 'cl',
  // The kit is one of several CSS layers (`build/theme-css.ts`): Chakra's layers are within it.
  layers: { reset: 'reset', base: 'kit.base', tokens: 'kit.tokens', recipes: 'kit.recipes' },
  // Used verbatim as the selector: specificity 0, so that the mode blocks override it in any order.
  cssVarsRoot: ':where(html)',
  conditions: {
    light: ':root &, [data-theme=light] &, .light &',
    dark: '[data-theme=dark] &, .dark &',
  },
  theme: {
    tokens,
    semanticTokens: {
      colors: semanticColors,
      shadows: semanticShadows,
      radii: { l1: { value: '{radii.sm}' }, l2: { value: '{radii.md}' }, l3: { value: '{radii.lg}' } },
    },
    breakpoints: { sm: '480px', md: '768px', nav: '993px', lg: '1200px', xl: '1440px', '2xl': '1760px' },
    textStyles,
    recipes: controlRecipes,
    slotRecipes: controlSlotRecipes,
  },
});

/** Chakra's mechanics (conditions, utilities) with our configuration, and nothing of its theme. */
export const system = createSystem(defaultBaseConfig, config);
