import type {
  Manifest,
  ManifestRoute,
  MenuItem,
  QuickAction,
  RecordAct,
  RecordKind,
  SlotFill,
  TaskKind,
} from '@careloom/contract/manifest';
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

/** A route in `remote.config.ts`: names and permissions are the contract's or the remote's own, and its page is a file. */
export type RouteConfig = Strict<
  Omit<ManifestRoute, 'patterns'>,
  { name: AnyRoute; permission: AnyPermission | null; redirect?: AnyRoute }
> & {
  /** Null if the page is not built yet. A route that redirects has no page. */
  page?: ModulePath | null;
  /** A layout shared by this route's tabs. */
  layout?: ModulePath;
  /** The route whose layout wraps this page. */
  tabOf?: AnyRoute;
};

/** The texts of a task are the remote's own. */
export type TaskConfig = Strict<
  TaskKind,
  {
    title: OwnName;
    line: OwnName;
    verb: OwnName;
    state: Strict<TaskKind['state'], { label: OwnName }>;
    route: AnyRoute;
    act?: Strict<NonNullable<TaskKind['act']>, { verb: OwnName; permission: AnyPermission; module: ModulePath }>;
    list: Strict<TaskKind['list'], { label: OwnName; route: AnyRoute }>;
  }
>;

/** The texts of a kind of records are the remote's own. */
export type RecordConfig = Strict<
  RecordKind,
  {
    heading: OwnName;
    line: OwnName;
    states?: Readonly<Record<string, Strict<NonNullable<RecordKind['states']>[string], { label: OwnName }>>>;
    pages: readonly Strict<RecordKind['pages'][number], { route: AnyRoute }>[];
    facts: Readonly<Record<string, OwnName>>;
  }
>;

/** What the remote does with a record, of its own kinds or of another remote's. */
export type RecordActConfig = Strict<Omit<RecordAct, 'module' | 'page'>, { label: OwnName; permission: AnyPermission }> &
  ({ module: ModulePath } | { page: Strict<NonNullable<RecordAct['page']>, { route: AnyRoute }> });

/** The contents of `remote.config.ts`. */
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
  /** Its things that wait for somebody. `act.module: './acts/approve-expense'` is the file under `src` that exports `QuickAction`. */
  tasks?: readonly TaskConfig[];
  /** Kinds of its records that are found by their name, and what it does with records that were found. `module` exports `QuickAction`. */
  records?: readonly RecordConfig[];
  recordActs?: readonly RecordActConfig[];
  /** The remote's own texts, used as labels in its menu, quick actions, tasks and records: `{ 'training:menu': 'Courses' }`. */
  texts?: Readonly<Record<OwnName, string>>;
}

/** Types `remote.config.ts`. What types cannot express is checked when the remote is built. */
export const defineRemote = (config: RemoteConfig): RemoteConfig => config;

type Defaults = Pick<RouteConfig, 'area' | 'permission' | 'where'>;
type Described = Pick<RouteConfig, 'path' | 'title' | 'breadcrumb'> & Partial<Defaults>;

/**
 * `./pages/houses-page` exports `HousesPage`: a component is named after its file. With `page: null` (not built yet) the address belongs to
 * the remote, but answers as not found.
 */
type PageRow = Described & { page: ModulePath | null };
/** Redirects to another route. Its `tabs` are rendered in its `layout`, at the layout's `<Outlet>`. */
type RedirectRow = Described & { redirect: AnyRoute } & ({ layout: ModulePath; tabs: Rows<PageRow> } | { layout?: never; tabs?: never });
type Rows<Row> = Partial<Record<AnyRoute, Row>>;

/**
 * The routes of a remote, by name. Tabs inherit area, permission and allowed literals from the row that contains them, unless they set
 * their own.
 * @example routes(
 *   { area: 'admin', permission: 'house-read' },
 *   { houses: { path: '/admin/houses', title: 'Houses', breadcrumb: 'Dashboard > Houses', page: './pages/houses-page' } }, );
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
