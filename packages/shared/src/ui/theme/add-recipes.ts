import { system } from './system';

interface LateRecipes {
  recipes?: Record<string, object>;
  slotRecipes?: Record<string, object>;
}

/**
 * Adds the recipes of components that are loaded with a later entry. Must run before the first of them is rendered: a recipe is looked up
 * once and cached, even if it was missing. Writes to `system._config`, which is not public: Chakra is pinned and a test guards it.
 * @throws if Chakra's system no longer keeps its recipes there
 */
export function addRecipes({ recipes = {}, slotRecipes = {} }: LateRecipes) {
  const theme = system._config.theme;
  if (!theme?.recipes || !theme.slotRecipes)
    throw new Error('The design system has no place for late recipes: check the pinned version of Chakra.');
  Object.assign(theme.recipes, recipes);
  Object.assign(theme.slotRecipes, slotRecipes);
}
