import type { UserType } from '@careloom/contract/permissions';
import { areaOf, useSession } from '@careloom/shared/session';
import { useMemo } from 'react';
import { manifestsOf, useRegistry } from '../registry/registry';
import { menuOf, type MenuNode } from './menu-of';

/** The user's type. The fallback covers the last render of the chrome while a session ends. */
export const useUserType = (): UserType => useSession(({ user }) => user?.user_type ?? 'worker');

/** The signed-in user's sidebar. */
export function useMenu(): MenuNode[][] {
  const remotes = useRegistry((registry) => registry.remotes);
  const permissions = useSession((session) => session.permissions);
  const area = areaOf(useUserType());
  return useMemo(() => menuOf(manifestsOf(remotes), { area, permissions }), [remotes, permissions, area]);
}
