import type { UserType } from '@careloom/contract/permissions';
import { type PickedUser, users } from '@careloom/contract/resources/users';
import { useCall } from '@careloom/shared/query';

/** The number of people with a role, and the first of them. The number is null while it is loading. */
export type Members = Readonly<Record<UserType, { count: number | null; faces: readonly PickedUser[] }>>;

const FACES = 3;

/** The number of people in all these roles together; null until each number is loaded. */
export function countOf(members: Members, roles: readonly UserType[]): number | null {
  const counts = roles.map((role) => members[role].count);
  return counts.reduce((sum, count) => (sum === null || count === null ? null : sum + count), 0);
}

function useMembersOf(user_type: UserType): Members[UserType] {
  const { data } = useCall(users.list, { user_type, per_page: FACES });
  return { count: data?.total ?? null, faces: data?.items ?? [] };
}

export const useMembers = (): Members => ({
  super_admin: useMembersOf('super_admin'),
  senior_manager: useMembersOf('senior_manager'),
  team_leader: useMembersOf('team_leader'),
  worker: useMembersOf('worker'),
});
