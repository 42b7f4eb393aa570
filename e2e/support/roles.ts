import type { AuthUser } from '@careloom/contract/resources/auth';
import type { UserType } from '@careloom/contract/permissions';
import { apiOf } from './api';

/** The seeded accounts, and the area and dashboard of each (section 6). */
export const ROLES = {
  super_admin: { email: 'admin@careloom.test', area: 'admin', dashboard: '/admin' },
  senior_manager: { email: 'manager@careloom.test', area: 'admin', dashboard: '/admin' },
  team_leader: { email: 'leader@careloom.test', area: 'team-leader', dashboard: '/team-leader/dashboard' },
  worker: { email: 'worker@careloom.test', area: 'worker', dashboard: '/worker/dashboard' },
} as const satisfies Record<UserType, { email: string; area: string; dashboard: string }>;

export type Role = UserType;
export const ROLE_NAMES = Object.keys(ROLES) as Role[];
export const PASSWORD = 'Careloom#2026';

/** Signs in through the API: a new session, which a test may end. */
export async function signIn(address: string, email: string, password = PASSWORD): Promise<AuthUser> {
  const { user } = await apiOf(address).post<{ user: AuthUser }>('/auth/login', { email, password });
  return user;
}
