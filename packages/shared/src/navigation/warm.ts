type Warm = (pathname: string) => void;

let warm: Warm = () => undefined;

/** The shell says how a page is fetched ahead of a click on its link. */
export function onWarm(fetchAhead: Warm) {
  warm = fetchAhead;
}

/** A link was hovered or focused: its page may be wanted soon. */
export const warmRoute = (href: string) => warm(new URL(href, window.location.href).pathname);
