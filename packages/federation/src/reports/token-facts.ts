import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../base/workspace';
import type { Fact } from './facts/fact';

/** Of the kit, which writes them into its style sheet. The browser's sources are none of this package's, so they are loaded when they are asked for. */
const THEME = path.join(ROOT, 'packages/shared/build/theme-css.ts');

/** A fact for each design token. Its value may change with the look; its name may not, for style sheets of remotes use it. */
export async function tokenFacts(): Promise<Fact[]> {
  const { tokenNames } = (await import(pathToFileURL(THEME).href)) as { tokenNames: () => string[] };
  return tokenNames().map((name) => ({ owner: `token ${name}`, path: '', mode: 'gives', optional: false, type: 'custom property' }));
}
