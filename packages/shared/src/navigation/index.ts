/**
 * Links by route name, the current location, and the building blocks of a remote's app. Of React Router, only `Outlet` is exported.
 * @example
 * ```tsx
 * import { hrefOf, useBreadcrumb, useGoTo } from '@careloom/shared/navigation';
 *
 * export function House({ id, name }: { id: number; name: string }) {
 *   useBreadcrumb({ 'house name': name });
 *   const goTo = useGoTo();
 *   return (
 *     <>
 *       <a href={hrefOf('house-details-jobs', { id })}>Jobs</a>
 *       <button onClick={() => goTo('houses')}>All houses</button>
 *     </>
 *   );
 * }
 * ```
 */
export { Outlet } from 'react-router-dom';
export { setDocumentTitle, titleOf } from './document-title';
export type { Action, Location } from './history/location';
export { goTo, navigationId, useBreadcrumb, useGoTo, useIdParams, type GoToOptions } from './hooks/page-hooks';
export { currentLocation, navigate, onNavigation, renderAt, step, type NavigateOptions } from './history/navigator';
export { askBeforeLeaving, forgetUnsaved, hasUnsaved } from './history/unsaved';
export {
  useCurrentPath,
  useCurrentRoute,
  useLocation,
  usePathname,
  useQueryParams,
  useRouteName,
  useRouteParams,
} from './hooks/use-location';
export { useUnsavedGuard } from './hooks/use-unsaved-guard';
export { AppRouter } from './pages/app-router';
export { forgetFailedPages, lazyPage } from './pages/lazy-page';
export { isChunkLoadError, lazyPart } from './pages/lazy-part';
export { MissingPageContext, nested, PageFrameContext, remoteApp, type NestedPage, type Page, type Pages } from './pages/remote-app';
export { AddressLink, onPrefetch, prefetchRoute, RouteLink, type RouteLinkProps } from './route-link';
export {
  /** @deprecated Use `onPrefetch`. Kept for older remotes until the next major version. */
  onPrefetch as onWarm,
  /** @deprecated Use `prefetchRoute`. Kept for older remotes until the next major version. */
  prefetchRoute as warmRoute,
} from './route-link';
export { addressOf, hasRoute, hrefOf, queryString, type LinkParams, type Query } from './table/href-of';
export { knownRoutes, onRoutesChanged, routeAt, routeNamed, setRoutes, type CurrentRoute, type OwnedRoute } from './table/route-table';
