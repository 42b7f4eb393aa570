import type { UserType } from '@careloom/contract/permissions';
import { type PickedUser, users } from '@careloom/contract/resources/users';
import { useCall } from '@careloom/shared/query';

/** How many people a role has, and the first of them; the number is null until it is known. */
export type Members = Readonly<Record<UserType, { count: number | null; faces: readonly PickedUser[] }>>;

const FACES = 3;

/** How many people some roles have together; null until it is known of each. */
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
