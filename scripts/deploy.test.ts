import { expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The files for containers are checked without any: what starts the same as processes is `e2e/delivery/topology.spec.ts`. */
const lint = (program: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], { encoding: 'utf8' });
  return { status, said: (stdout + stderr).trim() };
};

const dclint = (file: string) =>
  lint('node_modules/dclint/bin/dclint.cjs', '--max-warnings', '0', '--config', 'deploy/dclint.config.json', file);
const dockerfile = (file: string) => lint('node_modules/dockerfile-utils/bin/dockerfile-utils', 'lint', file);

test('the compose file is what its linter wants', () => {
  expect(dclint('deploy/compose.yaml')).toEqual({ status: 0, said: '' });
});

test('the Dockerfile is what its linter wants', () => {
  expect(dockerfile('deploy/Dockerfile')).toEqual({ status: 0, said: '' });
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
