import { AREAS, DASHBOARDS, type Area, type UserType } from '@careloom/contract/permissions';
import type { RouteName } from '@careloom/contract/route-names';

/** The URL area of a role (section 6). */
export const areaOf = (userType: UserType): Area => AREAS[userType];

/** The route name of a role's dashboard. */
export const dashboardOf = (userType: UserType): RouteName => DASHBOARDS[userType];
