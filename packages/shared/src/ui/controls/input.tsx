import { Input as ChakraInput, Textarea as ChakraTextarea, type RecipeVariantProps } from '@chakra-ui/react';
import type { ComponentProps, ComponentType } from 'react';
import type { inputRecipe } from '../recipes/input';

/** Chakra types `variant` and `size` by its own theme; ours come from the recipe. */
export type InputProps = Omit<ComponentProps<typeof ChakraInput>, 'variant' | 'size'> & RecipeVariantProps<typeof inputRecipe>;

/** `data-icon` reserves space for an icon before the text, `data-action` for a button after it: see `Adorned`. */
export const Input = ChakraInput as ComponentType<InputProps>;

export const Textarea = ChakraTextarea;
