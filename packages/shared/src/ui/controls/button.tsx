import { chakra } from '@chakra-ui/react';
import { createContext, createElement, useContext, type ComponentPropsWithRef, type ComponentType } from 'react';
import { buttonRecipe } from '../recipes/button';
import { system } from '../theme/system';

/** The attributes of an anchor, with a required `href`. */
export type LinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & { href: string };
export type LinkComponent = ComponentType<LinkProps>;

function PlainLink({ children, ...rest }: LinkProps) {
  return <a {...rest}>{children}</a>;
}

export const LinkContext = createContext<LinkComponent>(PlainLink);

/** A link inside the product. The kit does not depend on the router: the shell passes its link to `UiProvider`. */
export function Link(props: LinkProps) {
  return createElement(useContext(LinkContext), props);
}

/**
 * Resolved once: for a bare recipe Chakra hashes all styles on every render of a button. It also accepts a resolved one, which its
 * types do not declare.
 */
const buttonStyles = system.cva(buttonRecipe) as unknown as typeof buttonRecipe;

/**
 * Variants: solid (one per view), outline, soft, ghost, inverted, danger (only in a confirmation). `shape="icon"` requires an `aria-label`.
 */
export const Button = chakra('button', buttonStyles, { defaultProps: { type: 'button' } });

/** A link that looks like a button: `<ButtonLink href={hrefOf('jobs')} variant="solid">`. For other elements, use `asChild`. */
export const ButtonLink = chakra(Link, buttonStyles);
