import { z } from './schema';

/** What a remote tells the shell before its code is loaded. Written in `remote.config.ts`, built into `manifest.json`. */
export const manifestRoute = z.object({
  name: z.string(),
  /** As the specification spells it: `/:type/invoices/details/:id`. Links are made of it. */
  path: z.string(),
  /** Written by the build: `path` with every literal and spelling written out, so that exactly one owner matches a URL. */
  patterns: z.array(z.string()),
  title: z.string(),
  /** Parts joined by ` > `; `{job name}` is resolved by an event. */
  breadcrumb: z.string(),
  permission: z.nullable(z.string()),
  /** `public` answers without a session. */
  area: z.enum(['public', 'shared', 'admin', 'team-leader', 'worker']),
  /** A path parameter's allowed literals: `{type: ['support-workers']}`. */
  where: z.optional(z.record(z.string(), z.array(z.string()))),
  /** A parent of tabs goes to this child. */
  redirect: z.optional(z.string()),
  /** For people without a session only: anybody else goes to the own dashboard. */
  guestsOnly: z.optional(z.boolean()),
});
export type ManifestRoute = z.output<typeof manifestRoute>;

export const MENU_GROUPS = ['jobs', 'timesheet', 'support-workers', 'reports', 'masters'] as const;

export const menuItem = z.object({
  group: z.nullable(z.enum(MENU_GROUPS)),
  /** Key of the catalogue. */
  label: z.string(),
  /** Name of a Lucide icon. */
  icon: z.string(),
  /** Route name; its permission gates the item where `permission` is not given. */
  route: z.string(),
  params: z.optional(z.record(z.string(), z.string())),
  permission: z.nullable(z.string()),
  area: z.enum(['shared', 'admin', 'team-leader', 'worker']),
  /** Ascending; each hundred is a section of the sidebar. A group stands where its first item would. */
  order: z.number(),
  /** This item is what a click on the group's own header opens. */
  header: z.optional(z.boolean()),
});
export type MenuItem = z.output<typeof menuItem>;

export const quickAction = z.object({
  name: z.string(),
  label: z.string(),
  icon: z.string(),
  permission: z.string(),
  order: z.number(),
  module: z.string(),
});
export type QuickAction = z.output<typeof quickAction>;

export const slotFill = z.object({ slot: z.string(), permission: z.nullable(z.string()), module: z.string() });
export type SlotFill = z.output<typeof slotFill>;

export const manifest = z.object({
  name: z.string(),
  version: z.string(),
  /** Semver ranges of `@careloom/shared` and `@careloom/contract`. */
  needs: z.object({ shared: z.string(), contract: z.string() }),
  routes: z.array(manifestRoute),
  menu: z.array(menuItem),
  quickActions: z.array(quickAction),
  slots: z.array(slotFill),
  permissions: z.array(z.string()),
  raises: z.array(z.string()),
  hears: z.array(z.string()),
  /** Words of the remote's own by own keys: what the shell draws of it before its code is there. */
  texts: z.optional(z.record(z.string(), z.string())),
});
export type Manifest = z.output<typeof manifest>;

export const registryEntry = z.object({
  name: z.string(),
  version: z.string(),
  entry: z.string(),
  integrity: z.string(),
  manifest,
  /** Files of a first page by route name, for preload links. */
  preload: z.optional(z.record(z.string(), z.array(z.object({ href: z.string(), integrity: z.string() })))),
  /** Files of workers, each under the page's own origin in what a server answers. */
  workers: z.optional(z.array(z.object({ href: z.string(), integrity: z.string() }))),
  /** Of the shell alone: the versions of `shared` and `contract` that remotes meet in it. */
  offers: z.optional(z.object({ shared: z.string(), contract: z.string() })),
});
export type RegistryEntry = z.output<typeof registryEntry>;

export const registry = z.object({
  remotes: z.array(registryEntry),
  /** Origins on this machine from which a tab may take a remote under development. Only `npm run dev` has any. */
  overrides: z.optional(z.array(z.string())),
  /** Only where the operator allows builds from developers' machines: which origins, and which of them this page was granted. */
  localBuilds: z.optional(z.object({ named: z.array(z.string()), granted: z.array(z.string()) })),
});
export type Registry = z.output<typeof registry>;
