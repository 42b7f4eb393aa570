import type { Modules } from './modules';

/** Why a module may be in one build and not in the other. */
export type Reason = 'runtime' | 'glue' | 'registry loading' | 'offered whole';

export interface Difference {
  module: string;
  only: 'federated' | 'single';
  /** Null for a module that has nothing to do with the federation: then it is not the same product that is compared. */
  reason: Reason | null;
}

const RULES: readonly [RegExp, Reason][] = [
  [/^npm:@module-federation\//, 'runtime'],
  [/^webpack\//, 'glue'],
  [/^chunk retry query/, 'glue'],
  [/\/careloom\/share-scope\.js$/, 'glue'],
  [/^shell\/src\/platform\/federation\//, 'registry loading'],
];

/** Takes the place of what loads from remotes. */
const SINGLE_SOURCE = /\/careloom\/monolith-source\.js$/;

/** What the share scope can bring: entries of the shared package, and libraries. */
const SHAREABLE = /^(npm:|packages\/shared\/src\/)/;

/**
 * Nobody knows what a remote will ask of a shared entry, so the shell ships all of it; a single bundle drops what is not used. The
 * shell's sources are the same in both builds, so what only the federated shell holds of libraries came by the share scope.
 */
const isOffered = (module: string, packages: ReadonlySet<string>) => packages.size === 1 && packages.has('shell') && SHAREABLE.test(module);

function reasonOf(module: string, packages: ReadonlySet<string>): Reason | null {
  const rule = RULES.find(([pattern]) => pattern.test(module));
  if (rule) return rule[1];
  return isOffered(module, packages) ? 'offered whole' : null;
}

/** Every module that is in one of the two builds alone, by name, and whether that is the federation's doing. */
export function compareModules(federated: Modules, single: Modules): Difference[] {
  const without = (modules: Modules, others: Modules) => [...modules].filter(([module]) => !others.has(module));
  const ours = without(federated, single).map(([module, packages]): Difference => {
    return { module, only: 'federated', reason: reasonOf(module, packages) };
  });
  const theirs = without(single, federated).map(([module]): Difference => {
    return { module, only: 'single', reason: SINGLE_SOURCE.test(module) ? 'registry loading' : /^webpack\//.test(module) ? 'glue' : null };
  });
  return [...ours, ...theirs].sort((a, b) => a.module.localeCompare(b.module));
}
