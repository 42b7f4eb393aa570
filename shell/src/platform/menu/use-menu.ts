import type { UserType } from '@careloom/contract/permissions';
import { areaOf, useSession } from '@careloom/shared/session';
import { useMemo } from 'react';
import { manifestsOf, useRegistry } from '../registry/registry';
import { menuOf, type MenuNode } from './menu-of';

/** Who sees the chrome. It is not drawn for anybody else, but may be drawn once more while a session ends. */
export const useUserType = (): UserType => useSession(({ user }) => user?.user_type ?? 'worker');

/** The signed-in user's sidebar. */
export function useMenu(): MenuNode[][] {
  const remotes = useRegistry((registry) => registry.remotes);
  const permissions = useSession((session) => session.permissions);
  const area = areaOf(useUserType());
  return useMemo(() => menuOf(manifestsOf(remotes), { area, permissions }), [remotes, permissions, area]);
}
