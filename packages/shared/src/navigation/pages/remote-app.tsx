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
  /** Draws what its children have in common, and an `<Outlet>` where they go. */
  layout: ComponentType;
  children: Pages;
}
export type Page = ComponentType | NestedPage;
/** By the contract's names of routes, or the remote's own. */
export type Pages = { readonly [Name in RouteName]?: Page } & Readonly<Record<OwnName, Page>>;

/** A page with tabs, each a route of its own: `nested(JobLayout, { 'job-details-overview': Overview, … })`. */
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

/** What stands where a remote has no page for its route. The shell gives its own. */
export const MissingPageContext = createContext<ComponentType>(() => null);

/** What stands around each page of a remote. The shell waits in it for the page's download, and says when the page is there. */
export const PageFrameContext = createContext<(page: ReactNode) => ReactNode>((page) => page);

const namesIn = (pages: Pages): string[] =>
  Object.entries(pages).flatMap(([name, page]) => [name, ...(isNested(page) ? namesIn(page.children) : [])]);

/** The page that stands where a route has none. */
const MISSING = 'missing';

/**
 * The app of a remote: its pages by the names of its routes. Paths are the manifest's, so that they stand in one place only. A press that
 * leads to another of its pages takes the old one away and is answered at once; the new one is drawn after that, in slices.
 * @param name of the remote
 */
export function remoteApp(name: string, pages: Pages): ComponentType {
  const keyOf = new Map(Object.entries(pages).flatMap(([top, page]) => namesIn({ [top]: page }).map((own) => [own, top])));
  const pageOf = new Map(Object.entries(pages).map(([top, page]) => [top, { [top]: page }]));
  return function App() {
    const current = useCurrentRoute();
    const frame = useContext(PageFrameContext);
    const Missing = useContext(MissingPageContext);
    const isOwn = current?.route.owner === name; // it stays a moment longer than its address
    const key = isOwn ? (keyOf.get(current.route.name) ?? MISSING) : null;
    const drawn = useDeferredValue(key);
    if (key === null || drawn !== key) return null;
    const own = pageOf.get(key);
    return <Fragment key={key}>{frame(own ? <OwnPages name={name} pages={own} /> : createElement(Missing))}</Fragment>;
  };
}

/** One page, with those that it nests: the router matches these few at every change of the address, not all of the remote. */
function OwnPages({ name, pages }: { name: string; pages: Pages }) {
  const routes = useSyncExternalStore(onRoutesChanged, knownRoutes, knownRoutes);
  const objects = useMemo(() => {
    const own = routes.filter(({ owner }) => owner === name);
    return routeObjects(pages, new Map(own.map((route) => [route.name, route])));
  }, [name, pages, routes]);
  return useRoutes(objects);
}
