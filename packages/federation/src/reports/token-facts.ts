import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../base/workspace';
import type { Fact } from './facts/fact';

/**
 * The kit's module that writes the tokens into the style sheet. It is loaded at run time, since this package must not import browser
 * sources.
 */
const THEME = path.join(ROOT, 'packages/shared/build/theme-css.ts');

/** A fact for each design token. Its value may change with the design, its name may not, because remotes' style sheets use it. */
export async function tokenFacts(): Promise<Fact[]> {
  const { tokenNames } = (await import(pathToFileURL(THEME).href)) as { tokenNames: () => string[] };
  return tokenNames().map((name) => ({ owner: `token ${name}`, path: '', mode: 'gives', optional: false, type: 'custom property' }));
}
