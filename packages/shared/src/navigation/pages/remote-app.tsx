import type { OwnName } from '@careloom/contract/own-names';
import type { RouteName } from '@careloom/contract/route-names';
import { createContext, createElement, useContext, useMemo, useSyncExternalStore, type ComponentType } from 'react';
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

const namesIn = (pages: Pages): string[] =>
  Object.entries(pages).flatMap(([name, page]) => [name, ...(isNested(page) ? namesIn(page.children) : [])]);

/**
 * The app of a remote: its pages by the names of its routes. Paths are the manifest's, so that they stand in one place only.
 * @param name of the remote
 */
export function remoteApp(name: string, pages: Pages): ComponentType {
  const pageOf = new Map(Object.entries(pages).flatMap(([top, page]) => namesIn({ [top]: page }).map((own) => [own, { [top]: page }])));
  return function App() {
    const current = useCurrentRoute();
    const Missing = useContext(MissingPageContext);
    if (current?.route.owner !== name) return null; // it stays a moment longer than its address
    const page = pageOf.get(current.route.name);
    return page ? <OwnPages name={name} pages={page} /> : createElement(Missing);
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
