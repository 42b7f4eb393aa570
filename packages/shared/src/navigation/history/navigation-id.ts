import { currentLocation, onNavigation } from './navigator';

let id = 1;
let pathname = currentLocation().pathname;

onNavigation((location) => {
  if (location.pathname === pathname) return;
  pathname = location.pathname;
  id += 1;
});

/** Names the present navigation. A change of the query alone is none, so what was said of the page still holds. */
export const navigationId = () => String(id);
