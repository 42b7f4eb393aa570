import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { remoteDir } from '../../base/workspace';
import { readReports, type Reports } from './known-since';

/** Names may hold an escaped dot: `--cl-spacing-1\.5`. */
const NAME = String.raw`--(?:[\w-]|\\+\.)+`;
const ASKED = new RegExp(String.raw`var\(\s*(${NAME})`, 'g');
const DEFINED = new RegExp(String.raw`(${NAME})['"]?\s*:`, 'g');

const named = (texts: readonly string[], pattern: RegExp) =>
  texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name.replace(/\\+/, '\\')));

/** Custom properties that sources ask for by `var()` and do not define themselves. */
export function tokensIn(texts: readonly string[]): string[] {
  const own = new Set(named(texts, DEFINED));
  return [...new Set(named(texts, ASKED))].filter((name) => !own.has(name));
}

/** The custom properties that a remote takes from the page it runs in: of its style sheets and its components. */
export function tokensUsedBy(remote: string): string[] {
  const folder = path.join(remoteDir(remote), 'src');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(css|tsx?)$/.test(file));
  return tokensIn(files.map((file) => readFileSync(path.join(folder, file), 'utf8')));
}

/** Custom properties that a remote uses and no design token defines: sentences. A browser draws such a rule as if it were not there. */
export function undefinedTokens(remote: string, used = tokensUsedBy(remote), reports: Reports = readReports()): string[] {
  const tokens = new Set(reports.shared.facts.map(({ owner }) => owner));
  return used
    .filter((name) => !tokens.has(`token ${name}`))
    .map((name) => `var(${name}) is no design token: use one of compat/api/shared.txt, or define it in a style sheet of the remote's own`);
}
