import type { Manifest } from '@careloom/contract/manifest';

export interface Offered {
  shared: string;
  contract: string;
}

const numbersOf = (version: string) => /^(\d+)\.(\d+)\.(\d+)/.exec(version)?.slice(1).map(Number) ?? null;

/**
 * Whether a version fits a caret range: the same major, and not older. `shared` and `contract` only grow within a major, so no
 * other range is of use; the build of a remote refuses any other. A range that does not read as one fits nothing.
 */
export function fitsCaret(version: string, range: string): boolean {
  const has = numbersOf(version);
  const wants = range.startsWith('^') ? numbersOf(range.slice(1)) : null;
  if (!has || !wants || has[0] !== wants[0]) return false;
  const difference = has.map((part, at) => part - (wants[at] ?? 0)).find((part) => part !== 0) ?? 0;
  return difference >= 0;
}

/**
 * Why a remote cannot run in this shell, as a sentence, or null where it can. Asked before any of its code is loaded: a share
 * that does not match would give a blank page and no word.
 */
export function incompatibility({ name, needs }: Pick<Manifest, 'name' | 'needs'>, offered: Offered): string | null {
  for (const part of ['shared', 'contract'] as const) {
    if (!fitsCaret(offered[part], needs[part])) return `${name} needs ${part} ${needs[part]}; this page has ${offered[part]}.`;
  }
  return null;
}
