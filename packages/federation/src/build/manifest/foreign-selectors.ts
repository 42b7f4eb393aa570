import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Template of the class names of a remote's style sheets; rspack fills the brackets. */
export const LOCAL_NAME = '[uniqueName]-[hash]-[local]';

/** At-rules that contain rules, and those that contain no selectors. */
const GROUPS = /^@(?:media|supports|layer|container|starting-style|scope)\b/;
const HARMLESS = /^@(?:-webkit-)?keyframes\b/;

/** The preludes of all blocks of a style sheet, each with its enclosing preludes. Strings, comments and escapes are skipped. */
function preludesOf(css: string): { prelude: string; around: string[] }[] {
  const text = css.replaceAll(/\/\*[^]*?\*\//g, '');
  const tokens = text.match(/\\[^]|"(?:\\[^]|[^"\\])*"|'(?:\\[^]|[^'\\])*'|[{};]|[^\\"'{};]+/g) ?? [];
  const found: { prelude: string; around: string[] }[] = [];
  const around: string[] = [];
  let run = '';
  for (const token of tokens) {
    if (token === '{') {
      found.push({ prelude: run.trim(), around: [...around] });
      around.push(run.trim());
    } else if (token === '}') around.pop();
    else if (token === ';' && run.trim().startsWith('@')) found.push({ prelude: run.trim(), around: [...around] });
    run = /^[{};]$/.test(token) ? '' : run + token;
  }
  return found;
}

/** Splits at separators outside of brackets. */
function splitOutside(text: string, separator: RegExp): string[] {
  const parts = [''];
  let depth = 0;
  for (const [token] of text.matchAll(/\\[^]|[^\\]/g)) {
    if (/[([]/.test(token)) depth += 1;
    else if (/[)\]]/.test(token)) depth -= 1;
    if (depth === 0 && separator.test(token)) parts.push('');
    else parts[parts.length - 1] += token;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/**
 * Whether a selector only matches elements with a class of the remote: its last compound has one. Classes inside `:not()` and `:is()` do
 * not count.
 */
function isOwn(selector: string, remote: string): boolean {
  const subject = splitOutside(selector, /[\s>+~]/).at(-1) ?? '';
  return new RegExp(`\\.${remote}-`).test(subject.replaceAll(/\([^)]*\)/g, ''));
}

/** The selectors and at-rules of a remote's style sheet that affect elements outside it, as written. */
export function foreignSelectors(css: string, remote: string): string[] {
  return preludesOf(css).flatMap(({ prelude, around }) => {
    if (around.some((outer) => HARMLESS.test(outer)) || HARMLESS.test(prelude) || GROUPS.test(prelude)) return [];
    if (prelude.startsWith('@')) return [prelude];
    return splitOutside(prelude, /,/).filter((selector) => !isOwn(selector, remote));
  });
}

/** The faults of a build's style sheets that affect elements outside the remote, as sentences. @param folder of the build */
export async function foreignStyles(folder: string, remote: string): Promise<string[]> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.css'));
  const faults = files.map(async (file) => {
    const found = foreignSelectors(await readFile(path.join(folder, file), 'utf8'), remote);
    return found.map((selector) => `${file} reaches beyond the remote with ${selector}: end the selector with a class of its own`);
  });
  return (await Promise.all(faults)).flat();
}
