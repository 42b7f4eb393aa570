import type { Manifest } from '@careloom/contract/manifest';
import satisfies from 'semver/functions/satisfies';

export interface Offered {
  shared: string;
  contract: string;
}

/**
 * Why a remote cannot run in this shell, as a sentence, or null where it can. Asked before any of its code is loaded: a share
 * that does not match would give a blank page and no word.
 */
export function incompatibility({ name, needs }: Pick<Manifest, 'name' | 'needs'>, offered: Offered): string | null {
  for (const part of ['shared', 'contract'] as const) {
    if (!satisfies(offered[part], needs[part])) return `${name} needs ${part} ${needs[part]}; this page has ${offered[part]}.`;
  }
  return null;
}
