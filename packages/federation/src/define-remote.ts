import type { Manifest, ManifestRoute, MenuItem, QuickAction, SlotFill } from '@careloom/contract/manifest';
import type { EventName } from '@careloom/contract/events';
import type { OwnName } from '@careloom/contract/own-names';
import type { Permission } from '@careloom/contract/permissions';
import type { RouteName } from '@careloom/contract/route-names';
import type { SlotName } from '@careloom/contract/slots';

type Strict<T, Fields> = Omit<T, keyof Fields> & Fields;

type AnyRoute = RouteName | OwnName;
type AnyPermission = Permission | OwnName;

/** A route as a remote writes it: names and permissions are the contract's or its own, the patterns are the build's. */
export type RouteConfig = Strict<
  Omit<ManifestRoute, 'patterns'>,
  { name: AnyRoute; permission: AnyPermission | null; redirect?: AnyRoute }
>;

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

type Defaults = Pick<RouteConfig, 'area' | 'permission'>;
type Row = readonly [path: string, title: string, breadcrumb: string, more?: Partial<Omit<RouteConfig, 'name' | 'path'>>];

/** Routes by name, a row for each: path, title, breadcrumb, and what differs from the defaults. */
export const routes = (defaults: Defaults, rows: Partial<Record<AnyRoute, Row>>): RouteConfig[] =>
  (Object.entries(rows) as [AnyRoute, Row][]).map(([name, [path, title, breadcrumb, more]]) => ({
    ...defaults,
    name,
    path,
    title,
    breadcrumb,
    ...more,
  }));
