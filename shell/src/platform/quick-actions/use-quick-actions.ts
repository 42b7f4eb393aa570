import type { Manifest, QuickAction } from '@careloom/contract/manifest';
import { useSession } from '@careloom/shared/session';
import { useMemo } from 'react';
import { manifestsOf, useRegistry } from '../registry/registry';

/** A form of a remote that opens over any page. */
export interface OfferedAction extends QuickAction {
  remote: string;
}

/** The quick actions of all manifests that these permissions allow, in order. */
export const quickActionsOf = (
  manifests: readonly Pick<Manifest, 'name' | 'quickActions'>[],
  permissions: readonly string[],
): OfferedAction[] =>
  manifests
    .flatMap(({ name, quickActions }) => quickActions.map((action) => ({ ...action, remote: name })))
    .filter(({ permission }) => permissions.includes(permission))
    .sort((one, other) => one.order - other.order);

export function useQuickActions(): OfferedAction[] {
  const remotes = useRegistry((registry) => registry.remotes);
  const permissions = useSession((session) => session.permissions);
  return useMemo(() => quickActionsOf(manifestsOf(remotes), permissions), [remotes, permissions]);
}
