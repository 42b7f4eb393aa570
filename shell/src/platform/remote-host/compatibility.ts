import type { Manifest } from '@careloom/contract/manifest';

export interface ProvidedVersions {
  shared: string;
  contract: string;
}

const numbersOf = (version: string) => /^(\d+)\.(\d+)\.(\d+)/.exec(version)?.slice(1).map(Number) ?? null;

/**
 * Whether a version satisfies a caret range: the same major, and not older. `shared` and `contract` only grow within a major, so the
 * remote's build accepts no other kind of range. An invalid range is never satisfied.
 */
export function fitsCaret(version: string, range: string): boolean {
  const has = numbersOf(version);
  const wants = range.startsWith('^') ? numbersOf(range.slice(1)) : null;
  if (!has || !wants || has[0] !== wants[0]) return false;
  const difference = has.map((part, at) => part - (wants[at] ?? 0)).find((part) => part !== 0) ?? 0;
  return difference >= 0;
}

/**
 * Why a remote cannot run in this shell, as a sentence, or null if it can. Checked before its code is loaded: a mismatched shared module
 * would leave a blank page without an error.
 */
export function incompatibility({ name, needs }: Pick<Manifest, 'name' | 'needs'>, providedVersions: ProvidedVersions): string | null {
  for (const part of ['shared', 'contract'] as const) {
    if (!fitsCaret(providedVersions[part], needs[part]))
      return `${name} needs ${part} ${needs[part]}; this page has ${providedVersions[part]}.`;
  }
  return null;
}

declare const __SHARED_VERSION__: string;
declare const __CONTRACT_VERSION__: string;

/** The versions that this shell provides, compared with what a remote's manifest needs. */
export const providedVersions: ProvidedVersions = { shared: __SHARED_VERSION__, contract: __CONTRACT_VERSION__ };
