import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { REMOTES, ROOT, sourcesUnder } from './sources';

const IMPORTED = /import (\w+) from '(\.[^']+\.module\.css)'/g;

/** Classes that a CSS module defines itself; classes of the kit are in `:global()`. */
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

test('every class that a component takes from a CSS module exists, and every class of a CSS module is used', () => {
  const modules = [...new Set(used.map((entry) => entry.split(': ')[0] ?? ''))];
  const defined = modules.flatMap((module) => definedIn(module).map((name) => `${module}: ${name}`));
  expect(modules.length).toBeGreaterThan(5);
  expect([...new Set(used)].sort()).toEqual([...new Set(defined)].sort());
});

const KIT = 'packages/shared/src/ui/css';
const kit = readdirSync(path.join(ROOT, KIT)).map((name) => readFileSync(path.join(ROOT, KIT, name), 'utf8'));

/**
 * The custom properties that a module reads and nothing defines: neither the module itself (its own names differ outside of it),
 * nor the kit, nor a style in the code.
 */
function unknownIn(module: string, sources: string): string[] {
  const text = readFileSync(path.join(ROOT, module), 'utf8');
  const read = [...text.matchAll(/var\((--(?!cl-)[\w-]+)\)/g)].map(([, name = '']) => name);
  const isGiven = (name: string) => [text, ...kit].some((css) => css.includes(`${name}:`)) || sources.includes(`'${name}'`);
  return [...new Set(read)].filter((name) => !isGiven(name));
}

test('a custom property that a CSS module reads is defined by the module, the kit or a component', () => {
  const unknown = ['shell/src', ...REMOTES].flatMap((folder) => {
    const sources = sourcesUnder(folder);
    const modules = sources.flatMap(({ file, text }) =>
      [...text.matchAll(IMPORTED)].map(([, , request = '']) => path.join(path.dirname(file), request)),
    );
    const all = sources.map(({ text }) => text).join('\n');
    return [...new Set(modules)].flatMap((module) => unknownIn(module, all).map((name) => `${module}: ${name}`));
  });
  expect(unknown).toEqual([]);
});
