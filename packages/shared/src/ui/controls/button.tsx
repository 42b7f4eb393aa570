import { chakra } from '@chakra-ui/react';
import { buttonRecipe } from '../recipes/button';
import { Link } from './link';

/** Variants: solid (one in a view), outline, soft, ghost, inverted, danger (only in a confirmation). `shape="icon"` wants an `aria-label`. */
export const Button = chakra('button', buttonRecipe, { defaultProps: { type: 'button' } });

/** Looks like a button and goes somewhere: `<ButtonLink href={hrefOf('jobs')} variant="solid">`. Any other element by `asChild`. */
export const ButtonLink = chakra(Link, buttonRecipe);
