import type { Permission } from '@careloom/contract/permissions';
import type { CurrentUser } from '../http/current-user';
import { refused } from '../http/errors';

/**
 * For calls that several permissions allow in part (current or archived jobs).
 * @throws 401 `forbidden`
 */
export function requirePermission(user: CurrentUser, permission: Permission): void {
  if (!user.permissions.has(permission)) throw refused();
}
