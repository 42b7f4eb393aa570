import type { UserType } from '@careloom/contract/permissions';
import { type PickedUser, users } from '@careloom/contract/resources/users';
import { useCall } from '@careloom/shared/query';

/** How many people a role has, and the first of them; the number is null until it is known. */
export type Members = Readonly<Record<UserType, { count: number | null; faces: readonly PickedUser[] }>>;

const FACES = 3;

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
