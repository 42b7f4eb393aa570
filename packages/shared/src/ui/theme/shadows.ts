import { pairs } from './pairs';

/** Elevation is shown by a border first; shadows are only for layers above the page. `focus` is the ring of every control. */
export const semanticShadows = pairs({
  xs: ['0 1px 2px rgb(12 48 58 / 0.06)', '0 1px 2px rgb(0 0 0 / 0.4)'],
  sm: ['0 1px 2px rgb(12 48 58 / 0.06), 0 3px 8px rgb(12 48 58 / 0.05)', '0 1px 2px rgb(0 0 0 / 0.4), 0 4px 10px rgb(0 0 0 / 0.25)'],
  md: ['0 2px 4px rgb(12 48 58 / 0.06), 0 12px 28px rgb(12 48 58 / 0.1)', '0 2px 4px rgb(0 0 0 / 0.4), 0 14px 32px rgb(0 0 0 / 0.4)'],
  lg: ['0 4px 8px rgb(12 48 58 / 0.06), 0 24px 64px rgb(12 48 58 / 0.18)', '0 4px 8px rgb(0 0 0 / 0.45), 0 28px 72px rgb(0 0 0 / 0.55)'],
  focus: ['0 0 0 2px {colors.white}, 0 0 0 4px {colors.gum.600}', '0 0 0 2px {colors.night.900}, 0 0 0 4px {colors.gum.300}'],
});
