import type { Manifest, ManifestRoute, MenuItem, MENU_GROUPS } from '@careloom/contract/manifest';
import type { Area } from '@careloom/contract/permissions';
import { fillPath } from '@careloom/contract/route-paths';
import type { MenuLabel } from '@careloom/contract/messages/menu';

type MenuGroupName = (typeof MENU_GROUPS)[number];

/** Label and icon of each sidebar group (section 2). Any remote can add items to it. */
export const GROUPS: Readonly<Record<MenuGroupName, { label: MenuLabel; icon: string }>> = {
  jobs: { label: 'menu.group.jobs', icon: 'briefcase' },
  timesheet: { label: 'menu.group.time_sheet', icon: 'calendar-clock' },
  'support-workers': { label: 'menu.group.support_workers', icon: 'heart-handshake' },
  reports: { label: 'menu.group.reports', icon: 'chart-no-axes-column' },
  masters: { label: 'menu.group.masters', icon: 'sliders-horizontal' },
};

export interface MenuLink {
  kind: 'link';
  /** Translation key. */
  label: string;
  icon: string;
  href: string;
  /** Name of the route. */
  route: string;
}

export interface MenuGroup {
  kind: 'group';
  name: string;
  label: string;
  icon: string;
  /** The link behind the group's name, if it has one. */
  header: MenuLink | null;
  links: readonly MenuLink[];
}

export type MenuNode = MenuLink | MenuGroup;

export interface MenuUser {
  area: Area;
  permissions: readonly string[];
}

type Described = Pick<Manifest, 'menu' | 'routes'>;

interface Placed extends MenuLink {
  item: MenuItem;
}

/** Each hundred of `order` is a section of the sidebar. */
const sectionOf = ({ order }: MenuItem) => Math.floor(order / 100);

/** The sidebar of a user: the menu items of all manifests that the user may see. A section is a run of nodes between two separators. */
export function menuOf(manifests: readonly Described[], user: MenuUser): MenuNode[][] {
  const placed = manifests.flatMap((manifest) => placedItems(manifest, user)).sort((one, other) => one.item.order - other.item.order);
  const sections = new Map<number, MenuNode[]>();
  const groups = new Map<string, Placed[]>();
  for (const { item } of placed) if (item.group) groups.set(item.group, []);
  for (const link of placed) if (link.item.group) groups.get(link.item.group)?.push(link);
  for (const link of placed) {
    const { group } = link.item;
    const members = group ? groups.get(group) : undefined;
    if (members && members[0] !== link) continue;
    const section = sections.get(sectionOf(link.item)) ?? [];
    sections.set(sectionOf(link.item), [...section, group && members ? groupOf(group, members) : linkOf(link)]);
  }
  return [...sections.values()];
}

function placedItems({ menu, routes }: Described, { area, permissions }: MenuUser): Placed[] {
  return menu.flatMap((item) => {
    const allowed = item.permission === null || permissions.includes(item.permission);
    const route = routes.find(({ name }) => name === item.route);
    if (!allowed || !route || (item.area !== 'shared' && item.area !== area)) return [];
    return [{ kind: 'link', label: item.label, icon: item.icon, route: item.route, href: hrefOfItem(route, item, area), item }];
  });
}

/** A parameter with only one possible value is filled in, so the menu item need not give it. */
function hrefOfItem({ path, where = {} }: ManifestRoute, { params = {} }: MenuItem, area: Area): string {
  const only = Object.entries(where).flatMap(([name, [first, ...others]]) =>
    first !== undefined && others.length === 0 ? [[name, first]] : [],
  );
  return fillPath(path, { type: area, ...(Object.fromEntries(only) as Record<string, string>), ...params });
}

const linkOf = ({ item: _item, ...link }: Placed): MenuLink => link;

/** A group that has only its header becomes a plain link. */
function groupOf(name: string, members: readonly Placed[]): MenuNode {
  const header = members.find(({ item }) => item.header) ?? null;
  const links = members.filter((member) => member !== header).map(linkOf);
  if (header && links.length === 0) return linkOf(header);
  const { label, icon } = (GROUPS as Readonly<Record<string, { label: string; icon: string }>>)[name] ?? { label: name, icon: 'circle' };
  return { kind: 'group', name, label, icon, header: header && linkOf(header), links };
}
