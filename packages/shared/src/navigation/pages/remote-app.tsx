import type { OwnName } from '@careloom/contract/own-names';
import type { RouteName } from '@careloom/contract/route-names';
import {
  createContext,
  createElement,
  Fragment,
  useContext,
  useDeferredValue,
  useMemo,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import { useRoutes, type RouteObject } from 'react-router-dom';
import { useCurrentRoute } from '../hooks/use-location';
import { knownRoutes, onRoutesChanged, type OwnedRoute } from '../table/route-table';

export interface NestedPage {
  /** Renders what its children have in common, with an `<Outlet>` for the child. */
  layout: ComponentType;
  children: Pages;
}
export type Page = ComponentType | NestedPage;
/** Pages by route name: the contract's names, or the remote's own. */
export type Pages = { readonly [Name in RouteName]?: Page } & Readonly<Record<OwnName, Page>>;

/** A page with tabs, each a separate route: `nested(JobLayout, { 'job-details-overview': Overview, … })`. */
export const nested = (layout: ComponentType, children: Pages): NestedPage => ({ layout, children });

const isNested = (page: Page): page is NestedPage => typeof page === 'object' && 'children' in page;

type Table = ReadonlyMap<string, OwnedRoute>;

const routeObjects = (pages: Pages, table: Table): RouteObject[] =>
  Object.entries(pages).flatMap(([name, page]) => objectsOf(page, table.get(name)?.patterns ?? [], table));

function objectsOf(page: Page, patterns: readonly string[], table: Table): RouteObject[] {
  if (isNested(page)) {
    const { layout: Layout, children } = page;
    return [{ element: <Layout />, children: routeObjects(children, table) }];
  }
  const Content = page;
  return patterns.map((path) => ({ path, element: <Content /> }));
}

/** Rendered when a remote has no page for its route. The shell provides its own component. */
export const MissingPageContext = createContext<ComponentType>(() => null);

/** Wraps each page of a remote. The shell uses it to wait for the page's download and to know when the page is displayed. */
export const PageFrameContext = createContext<(page: ReactNode) => ReactNode>((page) => page);

const namesIn = (pages: Pages): string[] =>
  Object.entries(pages).flatMap(([name, page]) => [name, ...(isNested(page) ? namesIn(page.children) : [])]);

/** Key of the page that is rendered when a route has none. */
const MISSING = 'missing';

/**
 * The app of a remote: its pages by route name. Paths come from the manifest, so that they are defined in one place only. When the user
 * navigates to another page of the remote, the old page is removed at once and the new one is rendered with deferred priority, in slices.
 * @param name name of the remote
 */
export function remoteApp(name: string, pages: Pages): ComponentType {
  const keyOf = new Map(Object.entries(pages).flatMap(([top, page]) => namesIn({ [top]: page }).map((own) => [own, top])));
  const pageOf = new Map(Object.entries(pages).map(([top, page]) => [top, { [top]: page }]));
  return function App() {
    const current = useCurrentRoute();
    const frame = useContext(PageFrameContext);
    const Missing = useContext(MissingPageContext);
    const isOwn = current?.route.owner === name; // after a navigation to another remote, this one stays mounted for a moment
    const key = isOwn ? (keyOf.get(current.route.name) ?? MISSING) : null;
    const drawn = useDeferredValue(key);
    if (key === null || drawn !== key) return null;
    const own = pageOf.get(key);
    return <Fragment key={key}>{frame(own ? <OwnPages name={name} pages={own} /> : createElement(Missing))}</Fragment>;
  };
}

/** One page with its nested pages: on each navigation the router matches only these, not all routes of the remote. */
function OwnPages({ name, pages }: { name: string; pages: Pages }) {
  const routes = useSyncExternalStore(onRoutesChanged, knownRoutes, knownRoutes);
  const objects = useMemo(() => {
    const own = routes.filter(({ owner }) => owner === name);
    return routeObjects(pages, new Map(own.map((route) => [route.name, route])));
  }, [name, pages, routes]);
  return useRoutes(objects);
}
