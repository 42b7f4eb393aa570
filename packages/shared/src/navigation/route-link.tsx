import type { OwnName } from '@careloom/contract/own-names';
import type { RouteName } from '@careloom/contract/route-names';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { navigate } from './history/navigator';
import { hrefOf, queryString, type LinkArguments, type Query } from './table/href-of';

type Prefetch = (pathname: string) => void;

let prefetch: Prefetch = () => undefined;

/** Sets how a page is prefetched before its link is clicked. Called by the shell. */
export function onPrefetch(fetchAhead: Prefetch) {
  prefetch = fetchAhead;
}

/** Prefetches the page of a link that was hovered or focused. */
export const prefetchRoute = (href: string) => prefetch(new URL(href, window.location.href).pathname);

type AnchorProps = Omit<ComponentPropsWithRef<'a'>, 'href'>;

/** A click that the app handles instead of the browser: primary button, no modifier keys, same window. */
const isPlain = (event: MouseEvent, target?: string) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) && (!target || target === '_self');

/** A link by address that navigates inside the product without reloading. The shell passes it to the kit's `Link`. */
export function AddressLink({ href, onClick, onPointerEnter, onFocus, children, ...rest }: AnchorProps & { href: string }) {
  const inside = href.startsWith('/') && !href.startsWith('/api/');
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!inside || event.defaultPrevented || !isPlain(event, rest.target) || rest.download !== undefined) return;
        event.preventDefault();
        navigate(href);
      }}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        prefetchRoute(href);
      }}
      onFocus={(event) => {
        onFocus?.(event);
        prefetchRoute(href);
      }}
    >
      {children}
    </a>
  );
}

export type RouteLinkProps<Name extends RouteName | OwnName> = AnchorProps & { to: Name; query?: Query } & (LinkArguments<Name> extends [
    unknown,
  ]
    ? { params: LinkArguments<Name>[0] }
    : { params?: LinkArguments<Name>[0] });

/** A link by route name: `<RouteLink to="job-details-overview" params={{ id: 7 }}>`. */
export function RouteLink<Name extends RouteName | OwnName>({ to, params, query, ...rest }: RouteLinkProps<Name>) {
  return <AddressLink {...rest} href={hrefOf(to, ...([params] as LinkArguments<Name>)) + queryString(query)} />;
}
