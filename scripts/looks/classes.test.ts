import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { releasedClasses } from './released-classes';
import { REMOTES, ROOT, sourcesUnder } from './sources';

/** Static classes: those of the kit and of the shell's own style sheets. */
const sheets = ['packages/shared/src/ui/css', 'shell/src'].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).flatMap((file) =>
    /(?<!\.module)\.css$/.test(file) ? path.join(ROOT, folder, file) : [],
  ),
);
const styled = new Set(sheets.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\.(cl-[\w-]+)/g)].map(([, name = '']) => name)));

const sources = ['shell', 'packages/shared/src', 'packages/federation/src/build/prerender', ...REMOTES].flatMap(sourcesUnder);
/** Class names in the sources: full names, and prefixes such as `cl-tone-` of `cl-tone-${tone}`, which match all classes that start with them. */
const written = sources.flatMap(({ file, text }) =>
  [...text.matchAll(/(?<![\w/-])(cl-[a-z0-9-]+)(\$\{)?/g)].map(([, name = '', family]) => ({ file, name, family: family !== undefined })),
);

test('every class that a component names is styled', () => {
  const missing = written.filter(({ name, family }) => !family && !styled.has(name));
  expect(missing.map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
});

test('every styled class is named by a component, or by a remote of a stored release', () => {
  const whole = new Set([...releasedClasses(), ...written.filter(({ family }) => !family).map(({ name }) => name)]);
  const families = written.filter(({ family }) => family).map(({ name }) => name);
  const idle = [...styled].filter((name) => !whole.has(name) && !families.some((start) => name.startsWith(start)));
  expect(idle).toEqual([]);
});

test('no remote names a class of the kit: it uses a component, or its own CSS module', () => {
  const remotes = REMOTES.map((folder) => folder.replace(/src$/, ''));
  expect(
    written.filter(({ file }) => remotes.some((folder) => file.startsWith(folder))).map(({ file, name }) => `${file}: ${name}`),
  ).toEqual([]);
});

test('every class that remotes of stored releases name is still styled', () => {
  expect([...releasedClasses()].filter((name) => !styled.has(name))).toEqual([]);
});
