import { createContext, createElement, useContext, type ComponentPropsWithRef, type ComponentType } from 'react';

/** An anchor's own attributes and a `href` that is always there. */
export type LinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & { href: string };
export type LinkComponent = ComponentType<LinkProps>;

function PlainLink({ children, ...rest }: LinkProps) {
  return <a {...rest}>{children}</a>;
}

export const LinkContext = createContext<LinkComponent>(PlainLink);

/** A link inside the product: the kit does not know the router, the shell gives its link to `UiProvider`. */
export function Link(props: LinkProps) {
  return createElement(useContext(LinkContext), props);
}
