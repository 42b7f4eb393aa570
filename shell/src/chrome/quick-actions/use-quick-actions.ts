import { useSession } from '@careloom/shared/session';
import { useMemo } from 'react';
import { manifestsOf, useRegistry } from '../../platform/registry/registry';
import { quickActionsOf, type OfferedAction } from './quick-actions-of';

export function useQuickActions(): OfferedAction[] {
  const remotes = useRegistry((registry) => registry.remotes);
  const permissions = useSession((session) => session.permissions);
  return useMemo(() => quickActionsOf(manifestsOf(remotes), permissions), [remotes, permissions]);
}
