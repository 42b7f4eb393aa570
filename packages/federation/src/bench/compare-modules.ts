import type { Modules } from './modules';

/** Why a module may be in only one of the builds. */
export type Reason = 'runtime' | 'glue' | 'registry loading' | 'offered whole';

export interface Difference {
  module: string;
  only: 'federated' | 'single';
  /** Null for a module that is unrelated to federation: then the two builds are not the same product. */
  reason: Reason | null;
}

const RULES: readonly [RegExp, Reason][] = [
  [/^npm:@module-federation\//, 'runtime'],
  [/^webpack\//, 'glue'],
  [/^chunk retry query/, 'glue'],
  [/\/careloom\/share-scope\.js$/, 'glue'],
  [/^shell\/src\/platform\/federation\//, 'registry loading'],
];

/** The single bundle's replacement for the remote loader. */
const SINGLE_SOURCE = /\/careloom\/monolith-source\.js$/;

/** Modules that the share scope can add: entries of the shared package, and libraries. */
const SHAREABLE = /^(npm:|packages\/shared\/src\/)/;

/**
 * The shell ships shared entries as a whole, since it cannot know what a remote will use of them; a single bundle drops what is unused. The
 * shell's sources are the same in both builds, so library modules that only the federated shell has came in through the share scope.
 */
const isOffered = (module: string, packages: ReadonlySet<string>) => packages.size === 1 && packages.has('shell') && SHAREABLE.test(module);

function reasonOf(module: string, packages: ReadonlySet<string>): Reason | null {
  const rule = RULES.find(([pattern]) => pattern.test(module));
  if (rule) return rule[1];
  return isOffered(module, packages) ? 'offered whole' : null;
}

/** Every module that is in only one of the two builds, by name, with the reason if federation causes it. */
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
