import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { REMOTES, ROOT, sourcesUnder } from './sources';

const IMPORTED = /import (\w+) from '(\.[^']+\.module\.css)'/g;

/** Classes that a CSS module defines itself: those of the kit stand in `:global()`. */
function definedIn(module: string): string[] {
  const text = readFileSync(path.join(ROOT, module), 'utf8').replaceAll(/\/\*[^]*?\*\/|:global\([^)]*\)/g, '');
  return [...text.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name);
}

const used = ['shell/src', ...REMOTES].flatMap(sourcesUnder).flatMap(({ file, text }) =>
  [...text.matchAll(IMPORTED)].flatMap(([, name = '', request = '']) => {
    const module = path.join(path.dirname(file), request);
    return [...text.matchAll(new RegExp(`(?<![\\w.'])${name}\\.(\\w+)`, 'g'))].map(([, member = '']) => `${module}: ${member}`);
  }),
);

test('what components take from CSS modules is there, and nothing is there that none takes', () => {
  const modules = [...new Set(used.map((entry) => entry.split(': ')[0] ?? ''))];
  const defined = modules.flatMap((module) => definedIn(module).map((name) => `${module}: ${name}`));
  expect(modules.length).toBeGreaterThan(5);
  expect([...new Set(used)].sort()).toEqual([...new Set(defined)].sort());
});
