type Warm = (pathname: string) => void;

let warm: Warm = () => undefined;

/** Sets how a page is prefetched before its link is clicked. Called by the shell. */
export function onWarm(fetchAhead: Warm) {
  warm = fetchAhead;
}

/** Prefetches the page of a link that was hovered or focused. */
export const warmRoute = (href: string) => warm(new URL(href, window.location.href).pathname);
