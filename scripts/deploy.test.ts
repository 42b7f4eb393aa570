import { expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { NEWEST } from './lib/second-node.mjs';

/** The container files are checked without containers: `e2e/delivery/topology.spec.ts` starts the same setup as processes. */
const lint = (program: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], { encoding: 'utf8' });
  return { status, output: (stdout + stderr).trim() };
};

const dclint = (file: string) =>
  lint('node_modules/dclint/bin/dclint.cjs', '--max-warnings', '0', '--config', 'deploy/dclint.config.json', file);
const dockerfile = (file: string) => lint('node_modules/dockerfile-utils/bin/dockerfile-utils', 'lint', file);

test('the compose file passes its linter', () => {
  expect(dclint('deploy/compose.yaml')).toEqual({ status: 0, output: '' });
});

test('the Dockerfile passes its linter', () => {
  expect(dockerfile('deploy/Dockerfile')).toEqual({ status: 0, output: '' });
});

test('nothing runs as root, and no secret has a value', () => {
  const text = readFileSync('deploy/Dockerfile', 'utf8');
  expect(
    text
      .split(/^FROM /m)
      .slice(1)
      .every((stage) => stage.includes('\nUSER node\n')),
  ).toBe(true);
  const compose = readFileSync('deploy/compose.yaml', 'utf8');
  for (const secret of ['POSTGRES_PASSWORD', 'CARELOOM_SECRET', 'S3_SECRET_ACCESS_KEY']) expect(compose).toContain(`\${${secret}:?}`);
  expect(readFileSync('deploy/example.env', 'utf8').match(/(?:PASSWORD|SECRET|KEY|TOKEN)=.+/)).toBeNull();
});

test('every external image has a version: Node is the newest tested one, and PostgreSQL has the Debian release of the server, whose pg_dump is used', () => {
  const [dockerfile, compose] = ['deploy/Dockerfile', 'deploy/compose.yaml'].map((file) => readFileSync(file, 'utf8'));
  const images = [...`${dockerfile}\n${compose}`.matchAll(/^(?:FROM|\s+image:) (\S+)/gm)].map(([, image = '']) => image);
  expect(images.length).toBeGreaterThan(5);
  for (const image of images) expect(image).toMatch(/^[\w/-]+:(?:\d|RELEASE\.\d|\$\{CARELOOM_VERSION:-\d)/);
  const [, node, debian] = /^FROM node:([\d.]+)-(\w+)-slim$/m.exec(dockerfile ?? '') ?? [];
  expect(NEWEST).toBe(`${node}.0`);
  expect(images.filter((image) => image.startsWith('postgres:'))).toEqual([expect.stringMatching(`-${debian}$`)]);
});
