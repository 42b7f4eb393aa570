import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './run.mjs';

const EXAMPLE = /^ *\* @example\n *\* ```(tsx?)\n([^]*?)^ *\* ```$/gm;

/** The examples in the comments of a source. @param {string} source */
function examplesIn(source) {
  return [...source.matchAll(EXAMPLE)].map(([, language = 'ts', lines = '']) => ({
    language,
    code: lines.replace(/^ *\* ?/gm, ''),
  }));
}

/** The public entries of a package that are one file each. @param {string} folder @returns {Record<string, string>} */
function entriesOf(folder) {
  const { exports } = JSON.parse(readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8'));
  return Object.fromEntries(
    Object.entries(exports)
      .filter(([name, file]) => !name.includes('*') && file.startsWith('./src/'))
      .map(([name, file]) => [name.slice(2), `${folder}/${file.slice(2)}`]),
  );
}

const PUBLIC = [
  { folder: 'packages/contract', entries: entriesOf('packages/contract') },
  { folder: 'packages/shared', entries: entriesOf('packages/shared') },
  { folder: 'packages/api', entries: { route: 'packages/api/src/platform/http/route.ts' } },
];

/**
 * Writes the examples of all public entries as modules into `.cache/examples` of their packages, where the compiler checks them.
 * @returns {string[]} a sentence for each entry without examples
 */
export function writeExamples() {
  return PUBLIC.flatMap(({ folder, entries }) => {
    const to = path.join(ROOT, folder, '.cache/examples');
    rmSync(to, { recursive: true, force: true });
    mkdirSync(to, { recursive: true });
    return Object.entries(entries).flatMap(([name, file]) => {
      const examples = examplesIn(readFileSync(path.join(ROOT, file), 'utf8'));
      examples.forEach(({ language, code }, at) => writeFileSync(path.join(to, `${name}-${at + 1}.${language}`), code));
      return examples.length > 0 ? [] : [`${file} has no @example.`];
    });
  });
}
