import { chakra } from '@chakra-ui/react';
import { buttonRecipe } from '../recipes/button';
import { Link } from './link';

/**
 * Variants: solid (one per view), outline, soft, ghost, inverted, danger (only in a confirmation). `shape="icon"` requires an `aria-label`.
 */
export const Button = chakra('button', buttonRecipe, { defaultProps: { type: 'button' } });

/** A link that looks like a button: `<ButtonLink href={hrefOf('jobs')} variant="solid">`. For other elements, use `asChild`. */
export const ButtonLink = chakra(Link, buttonRecipe);
