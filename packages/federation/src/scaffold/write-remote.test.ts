import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { freshFolder } from '../testing/a-release';
import { writeRemote } from './write-remote';

function workspace() {
  const root = freshFolder();
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  write('shell/package.json', JSON.stringify({ dependencies: { react: '19.0.0' } }));
  write('remotes/jobs/rspack.config.ts', "export default remoteBuild({ name: 'jobs', config, port: 4280 });");
  return root;
}

test('a new remote has its own folder, an unused port, and names that no other remote can have', async () => {
  const root = workspace();
  assert.equal(await writeRemote('training', root), 'remotes/training');
  const read = (file: string) => readFileSync(path.join(root, 'remotes/training', file), 'utf8');
  assert.match(read('rspack.config.ts'), /name: 'training', config, port: 4281/);
  assert.match(
    read('remote.config.ts'),
    /'training:home': \{ path: '\/admin\/training', title: 'Training', breadcrumb: 'Dashboard > Training', page: '\.\/pages/,
  );
  assert.equal((JSON.parse(read('package.json')) as { dependencies: { react: string } }).dependencies.react, '19.0.0');
  assert.match(read('src/home/texts.ts'), /'home\.title': 'Training'/);
  assert.ok(existsSync(path.join(root, 'remotes/training/src/pages/home-page.test.tsx')));
});

for (const [name, sentence] of [
  [undefined, /Name it in small letters/],
  ['Train-ing', /Name it in small letters/],
  ['../shell', /Name it in small letters/],
  ['jobs', /There is a jobs already/],
  ['shell', /There is a shell already/],
  ['performance', /performance is the name of something that every page has/],
  ['history', /history is the name of something/],
  ['location', /location is the name of something/],
  ['crypto', /crypto is the name of something/],
] as const) {
  test(`${name ?? 'no name'} is refused`, async () => {
    await assert.rejects(writeRemote(name, workspace()), sentence);
  });
}
