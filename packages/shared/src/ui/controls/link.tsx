import { createContext, createElement, useContext, type ComponentPropsWithRef, type ComponentType } from 'react';

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
