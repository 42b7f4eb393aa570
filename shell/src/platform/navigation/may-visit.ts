import { AREAS, type UserType } from '@careloom/contract/permissions';
import type { OwnedRoute } from '@careloom/shared/navigation';

export interface Visitor {
  userType: UserType;
  permissions: readonly string[];
}

/** Whether a route is in the visitor's area or shared, and its permission granted. */
export const mayVisit = ({ area, permission }: Pick<OwnedRoute, 'area' | 'permission'>, { userType, permissions }: Visitor): boolean =>
  (area === 'shared' || area === AREAS[userType]) && (permission === null || permissions.includes(permission));
