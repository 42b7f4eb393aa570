import { fieldRecipe } from './field';
import { inputRecipe, textareaRecipe } from './input';
import { nativeSelectRecipe } from './select';

/** Recipes that Chakra's own components look up by name; `Button` includes its own. */
export const controlRecipes = { input: inputRecipe, textarea: textareaRecipe };
export const controlSlotRecipes = { field: fieldRecipe, nativeSelect: nativeSelectRecipe };
