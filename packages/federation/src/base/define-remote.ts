import type { Manifest, ManifestRoute, MenuItem, QuickAction, SlotFill } from '@careloom/contract/manifest';
import type { EventName } from '@careloom/contract/events';
import type { OwnName } from '@careloom/contract/own-names';
import type { Permission } from '@careloom/contract/permissions';
import type { RouteName } from '@careloom/contract/route-names';
import type { SlotName } from '@careloom/contract/slots';

type Strict<T, Fields> = Omit<T, keyof Fields> & Fields;

type AnyRoute = RouteName | OwnName;
type AnyPermission = Permission | OwnName;

/** A file under `src`, without its extension: `./pages/houses-page`. */
export type ModulePath = `./${string}`;

/** A route as the build knows it: names and permissions are the contract's or the remote's own, and its page is a file. */
export type RouteConfig = Strict<
  Omit<ManifestRoute, 'patterns'>,
  { name: AnyRoute; permission: AnyPermission | null; redirect?: AnyRoute }
> & {
  /** Null where the page is not built yet. A route that redirects has none. */
  page?: ModulePath | null;
  /** What this route's tabs have in common. */
  layout?: ModulePath;
  /** The route whose layout stands around this page. */
  tabOf?: AnyRoute;
};

/** What a remote says about itself in `remote.config.ts`. */
export interface RemoteConfig {
  needs: Manifest['needs'];
  routes: readonly RouteConfig[];
  menu: readonly Strict<MenuItem, { route: AnyRoute; permission: AnyPermission | null }>[];
  /** `module: './quick-actions/post-a-job'` is the file under `src` that exports `QuickAction`. */
  quickActions: readonly Strict<QuickAction, { permission: AnyPermission }>[];
  /** `module: './slots/invoice-list'` is the file under `src` that exports `Fill`. */
  slots: readonly Strict<SlotFill, { slot: SlotName; permission: AnyPermission | null }>[];
  raises: readonly EventName[];
  hears: readonly EventName[];
  /** Words of its own, which labels of menu and quick actions name: `{ 'training:menu': 'Courses' }`. */
  texts?: Readonly<Record<OwnName, string>>;
}

/** The shape of `remote.config.ts`; what the types cannot say is checked when the remote is built. */
export const defineRemote = (config: RemoteConfig): RemoteConfig => config;

type Defaults = Pick<RouteConfig, 'area' | 'permission' | 'where'>;
type Described = Pick<RouteConfig, 'path' | 'title' | 'breadcrumb'> & Partial<Defaults>;

/**
 * `./pages/houses-page` exports `HousesPage`: a component has the name of its file. An address whose page is `null`, because it is not
 * built yet, belongs to the remote and answers as one that does not exist.
 */
type PageRow = Described & { page: ModulePath | null };
/** Leads to another route. Its `tabs` are drawn inside its `layout`, at the layout's `<Outlet>`. */
type RedirectRow = Described & { redirect: AnyRoute } & ({ layout: ModulePath; tabs: Rows<PageRow> } | { layout?: never; tabs?: never });
type Rows<Row> = Partial<Record<AnyRoute, Row>>;

/**
 * The routes of a remote, a row for each by its name. Tabs have the area, the permission and the allowed literals of the row that they
 * are written in, where they do not say otherwise.
 * @example
 * routes(
 *   { area: 'admin', permission: 'house-read' },
 *   { houses: { path: '/admin/houses', title: 'Houses', breadcrumb: 'Dashboard > Houses', page: './pages/houses-page' } },
 * );
 */
export const routes = (defaults: Defaults, rows: Rows<PageRow | RedirectRow>): RouteConfig[] =>
  (Object.entries(rows) as [AnyRoute, WrittenRow][]).flatMap(([name, row]) => {
    const { tabs = {}, ...own } = row;
    const route = { ...defaults, name, ...own };
    const { area, permission, where } = route;
    const inside = routes({ area, permission, ...(where && { where }) }, tabs);
    return [route, ...inside.map((tab) => ({ ...tab, tabOf: name }))];
  });

/** A row of either kind. */
type WrittenRow = Omit<RouteConfig, 'name' | 'tabOf' | keyof Defaults> & Partial<Defaults> & { tabs?: Rows<PageRow> };
