import { currentLocation, onNavigation } from './navigator';

let id = 1;
let pathname = currentLocation().pathname;

onNavigation((location) => {
  if (location.pathname === pathname) return;
  pathname = location.pathname;
  id += 1;
});

/** Identifies the current navigation. A change of the query alone keeps the id, so values reported for the page remain valid. */
export const navigationId = () => String(id);
