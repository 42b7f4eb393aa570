import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { remoteDir } from '../../base/workspace';
import { readReports, type Reports } from './known-since';

/** Names may contain an escaped dot: `--cl-spacing-1\.5`. */
const NAME = String.raw`--(?:[\w-]|\\+\.)+`;
const ASKED = new RegExp(String.raw`var\(\s*(${NAME})`, 'g');
const DEFINED = new RegExp(String.raw`(${NAME})['"]?\s*:`, 'g');

const named = (texts: readonly string[], pattern: RegExp) =>
  texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name.replace(/\\+/, '\\')));

/** Custom properties that sources use with `var()` but do not define. */
export function tokensIn(texts: readonly string[]): string[] {
  const own = new Set(named(texts, DEFINED));
  return [...new Set(named(texts, ASKED))].filter((name) => !own.has(name));
}

/** The custom properties that a remote's style sheets and components expect from the page. */
export function tokensUsedBy(remote: string): string[] {
  const folder = path.join(remoteDir(remote), 'src');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(css|tsx?)$/.test(file));
  return tokensIn(files.map((file) => readFileSync(path.join(folder, file), 'utf8')));
}

/** Sentences for custom properties that a remote uses but no design token defines. A browser silently ignores such a declaration. */
export function undefinedTokens(remote: string, used = tokensUsedBy(remote), reports: Reports = readReports()): string[] {
  const tokens = new Set(reports.shared.facts.map(({ owner }) => owner));
  return used
    .filter((name) => !tokens.has(`token ${name}`))
    .map((name) => `var(${name}) is no design token: use one of compat/api/shared.txt, or define it in a style sheet of the remote's own`);
}
