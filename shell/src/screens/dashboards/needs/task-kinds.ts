import type { Manifest, TaskKind } from '@careloom/contract/manifest';
import { useMemo } from 'react';
import { manifestsOf, useRegistry } from '../../../platform/registry/registry';

/** A kind of task, and the remote that describes it. */
export interface OfferedKind extends TaskKind {
  remote: string;
}

/** The kinds of tasks of all manifests, in order. */
export const taskKindsOf = (manifests: readonly Pick<Manifest, 'name' | 'tasks'>[]): OfferedKind[] =>
  manifests
    .flatMap(({ name, tasks = [] }) => tasks.map((kind) => ({ ...kind, remote: name })))
    .sort((one, other) => one.order - other.order);

export function useTaskKinds(): OfferedKind[] {
  const remotes = useRegistry((registry) => registry.remotes);
  return useMemo(() => taskKindsOf(manifestsOf(remotes)), [remotes]);
}
