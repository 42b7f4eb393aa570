import type { Manifest, QuickAction } from '@careloom/contract/manifest';

/** A form of a remote that opens above any page. */
export interface OfferedAction extends QuickAction {
  remote: string;
}

/** What the manifests offer to a user with these permissions, in order. */
export const quickActionsOf = (
  manifests: readonly Pick<Manifest, 'name' | 'quickActions'>[],
  permissions: readonly string[],
): OfferedAction[] =>
  manifests
    .flatMap(({ name, quickActions }) => quickActions.map((action) => ({ ...action, remote: name })))
    .filter(({ permission }) => permissions.includes(permission))
    .sort((one, other) => one.order - other.order);
