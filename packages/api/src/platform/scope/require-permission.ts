import type { Permission } from '@careloom/contract/permissions';
import type { CurrentUser } from '../http/current-user';
import { refused } from '../http/errors';

/**
 * For a call that several permissions open, each to a part of it (current or archived jobs).
 * @throws 401 `forbidden`
 */
export function requirePermission(user: CurrentUser, permission: Permission): void {
  if (!user.permissions.has(permission)) throw refused();
}
