import { USER_TYPES, type UserType } from '@careloom/contract/permissions';
import { fixedGrant, type Grants } from '@careloom/contract/resources/roles';

/** A cell of the matrix, as role and permission: `worker expense-read`. */
export type Cell = `${UserType} ${string}`;
export const cellOf = (role: UserType, permission: string): Cell => `${role} ${permission}`;

export const isGranted = (grants: readonly Grants[], role: UserType, permission: string) =>
  grants.some((one) => one.role === role && one.permissions.includes(permission));

/** The permissions of these cells. */
export const permissionsOf = (cells: ReadonlySet<Cell>): ReadonlySet<string> =>
  new Set([...cells].map((cell) => cell.slice(cell.indexOf(' ') + 1)));

/** Adds a cell to the changes, or removes it if it is already there. */
export function toggled(changes: ReadonlySet<Cell>, cell: Cell): ReadonlySet<Cell> {
  const next = new Set(changes);
  if (!next.delete(cell)) next.add(cell);
  return next;
}

export interface RoleChange {
  role: UserType;
  /** The permissions that the role has now. */
  base: string[];
  permissions: string[];
  gains: number;
  loses: number;
}

/** How many cells change. */
export const sizeOf = (changes: readonly RoleChange[]): number => changes.reduce((sum, { gains, loses }) => sum + gains + loses, 0);

/**
 * The changes to save, by role. Cells that became fixed are left out. Earlier grants that a role must not have are removed at the same
 * time.
 */
export function changesByRole(grants: readonly Grants[], changes: ReadonlySet<Cell>): RoleChange[] {
  return USER_TYPES.flatMap((role) => {
    const base = grants.find((one) => one.role === role)?.permissions ?? [];
    const mine = [...changes].filter((cell) => cell.startsWith(`${role} `)).map((cell) => cell.slice(role.length + 1));
    const open = mine.filter((permission) => !fixedGrant(role, permission));
    const lost = open.filter((permission) => base.includes(permission));
    const won = open.filter((permission) => !base.includes(permission));
    if (open.length === 0) return [];
    const kept = base.filter((one) => !lost.includes(one) && fixedGrant(role, one)?.granted !== false);
    return [{ role, base, permissions: [...kept, ...won], gains: won.length, loses: lost.length }];
  });
}
