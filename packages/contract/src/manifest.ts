import { z } from './schema';

/** What the shell knows about a remote before its code is loaded. Defined in `remote.config.ts`, built into `manifest.json`. */
export const manifestRoute = z.object({
  name: z.string(),
  /** In the specification's spelling: `/:type/invoices/details/:id`. Used to build links. */
  path: z.string(),
  /** Generated at build time: `path` with every literal and spelling expanded, so that exactly one owner matches a URL. */
  patterns: z.array(z.string()),
  title: z.string(),
  /** Parts joined by ` > `; the placeholder `{job name}` is filled by an event. */
  breadcrumb: z.string(),
  permission: z.nullable(z.string()),
  /** `public` needs no session. */
  area: z.enum(['public', 'shared', 'admin', 'team-leader', 'worker']),
  /** Allowed literals of a path parameter: `{type: ['support-workers']}`. */
  where: z.optional(z.record(z.string(), z.array(z.string()))),
  /** The child route to which a parent of tabs redirects. */
  redirect: z.optional(z.string()),
  /** Only for visitors without a session: anybody else is redirected to their own dashboard. */
  guestsOnly: z.optional(z.boolean()),
});
export type ManifestRoute = z.output<typeof manifestRoute>;

export const MENU_GROUPS = ['jobs', 'timesheet', 'support-workers', 'reports', 'masters'] as const;

export const menuItem = z.object({
  group: z.nullable(z.enum(MENU_GROUPS)),
  /** Text key of the catalogue. */
  label: z.string(),
  /** Name of a Lucide icon. */
  icon: z.string(),
  /** Route name; its permission applies if `permission` is null. */
  route: z.string(),
  params: z.optional(z.record(z.string(), z.string())),
  permission: z.nullable(z.string()),
  area: z.enum(['shared', 'admin', 'team-leader', 'worker']),
  /** Ascending; each hundred is a section of the sidebar. A group has the position of its first item. */
  order: z.number(),
  /** A click on the group's header opens this item. */
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

const tone = z.enum(['quiet', 'open', 'moving', 'waiting', 'done', 'stopped', 'night']);
const params = z.optional(z.record(z.string(), z.string()));

/**
 * A kind of pending tasks, shown on dashboards before the remote's code is loaded. Its texts are the remote's own, with the
 * facts of a task in braces: `{name}`, `{person}`, `{house}`, `{date}`, `{times}`, `{amount}`, `{reason}`.
 */
export const taskKind = z.object({
  /** As in the response of `GET dashboard/tasks`. */
  kind: z.string(),
  order: z.number(),
  title: z.string(),
  line: z.string(),
  /** Shown at the start of the row; `icon` for anything that is neither a person nor a house. */
  picture: z.enum(['person', 'house', 'icon']),
  state: z.object({
    label: z.string(),
    icon: z.string(),
    tone,
  }),
  /** The page of a task; the parameter `{id}` is filled with its `page_id`. */
  route: z.string(),
  params: z.optional(z.record(z.string(), z.string())),
  /** The label of the link to the page. It is shown unless the row has an act that the user may perform. */
  verb: z.string(),
  /** An action on the dashboard itself: the module exports a `QuickAction`, which receives the task. */
  act: z.optional(z.object({ verb: z.string(), permission: z.string(), module: z.string() })),
  /** The list of all tasks of the kind. Its text has `{count}`, and a singular form `_one`. */
  list: z.object({
    label: z.string(),
    route: z.string(),
    params: z.optional(z.record(z.string(), z.string())),
    query: z.optional(z.record(z.string(), z.string())),
  }),
});
export type TaskKind = z.output<typeof taskKind>;

/**
 * A kind of records that can be searched by name from any page. Its texts are the remote's own, with the facts of a record in braces, as the
 * response of `GET records` names them, and `{name}`.
 */
export const recordKind = z.object({
  /** As in the response of `GET records`. */
  kind: z.string(),
  order: z.number(),
  heading: z.string(),
  /** Typed before a search term, this prefix limits the search to kinds that have it. */
  sign: z.optional(z.enum(['@', '#'])),
  /** Shown at the start of the row; `icon` for anything that is neither a person nor a house. */
  picture: z.enum(['person', 'house', 'icon']),
  icon: z.string(),
  line: z.string(),
  states: z.optional(z.record(z.string(), z.object({ label: z.string(), icon: z.string(), tone }))),
  /** The record opens the first page whose states include its state and whose route the user may open; `{id}` is filled with its id. */
  pages: z.array(z.object({ states: z.optional(z.array(z.string())), route: z.string(), params })),
  /** Labels of the facts shown before the record is opened. */
  facts: z.record(z.string(), z.string()),
});
export type RecordKind = z.output<typeof recordKind>;

/** An action on records, also of other remotes: it links to a page, or opens a `QuickAction`, which receives the record as its task. */
export const recordAct = z.object({
  on: z.string(),
  order: z.number(),
  /** May contain `{name}`, the record's name. */
  label: z.string(),
  icon: z.string(),
  permission: z.string(),
  module: z.optional(z.string()),
  page: z.optional(z.object({ route: z.string(), params, query: params })),
});
export type RecordAct = z.output<typeof recordAct>;

export const slotFill = z.object({ slot: z.string(), permission: z.nullable(z.string()), module: z.string() });
export type SlotFill = z.output<typeof slotFill>;

/**
 * @example
 * ```ts
 * import { manifest } from '@careloom/contract/manifest';
 *
 * // Names of the routes of a remote, of a `manifest.json` that was just read.
 * export const routeNames = (json: unknown) => manifest.parse(json).routes.map(({ name }) => name);
 * ```
 */
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
  /** The remote's own texts by its own keys, for what the shell shows before the remote's code is loaded. */
  texts: z.optional(z.record(z.string(), z.string())),
  tasks: z.optional(z.array(taskKind)),
  records: z.optional(z.array(recordKind)),
  recordActs: z.optional(z.array(recordAct)),
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
  /** Worker files; in the server's response, their addresses are on the page's own origin. */
  workers: z.optional(z.array(z.object({ href: z.string(), integrity: z.string() }))),
  /** For the shell only: the versions of `shared` and `contract` that it provides to remotes. */
  offers: z.optional(z.object({ shared: z.string(), contract: z.string() })),
});
export type RegistryEntry = z.output<typeof registryEntry>;

export const registry = z.object({
  remotes: z.array(registryEntry),
  /** Origins on this machine from which a tab may load a remote under development. Only set by `npm run dev`. */
  overrides: z.optional(z.array(z.string())),
  /** Only if the operator allows builds from developers' machines: the permitted origins, and those granted to this page. */
  localBuilds: z.optional(z.object({ named: z.array(z.string()), granted: z.array(z.string()) })),
});
export type Registry = z.output<typeof registry>;
