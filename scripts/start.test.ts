import { expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';

/** Prints the CPU time of a program, in milliseconds, after its output: on a busy machine it is more reliable than the clock. */
const METER = `process.on('exit', () => { const { user, system } = process.cpuUsage(); process._rawDebug('CPU', (user + system) / 1000); });`;

/** Runs `npm start` until it ends by itself, and measures its CPU time. */
function start(env: Record<string, string>) {
  const meter = `data:text/javascript,${encodeURIComponent(METER)}`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', meter, 'scripts/start.mjs'], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
    timeout: 30_000,
  });
  const [, printed = '', ms] = /^(.*)CPU ([\d.]+)\n$/s.exec(stderr) ?? [];
  return { status, output: stdout + printed, ms: Number(ms) };
}

const SECOND = 1_000;

for (const host of ['127.0.0.1', '0.0.0.0']) {
  test(`a port that is taken at ${host} stops npm start within a second of CPU, before anything is installed or built`, async () => {
    const other = createServer().listen(0, host);
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { status, output, ms } = start({ PORT: String(port), ...(host === '0.0.0.0' && { HOST: host }) });
    other.close();
    expect(output.trim()).toBe(`Port ${port} is taken by another process. Stop that one, or set PORT to another.`);
    expect(status).toBe(1);
    expect(ms).toBeLessThan(SECOND);
  });
}

test('a registry folder that is missing or empty stops npm start within a second of CPU, before anything is installed or built', () => {
  const empty = mkdtempSync(path.join(os.tmpdir(), 'careloom-registry-'));
  for (const folder of ['/nowhere/registry', empty]) {
    const { status, output, ms } = start({ CARELOOM_REGISTRY: folder, PORT: '0' });
    expect(output.trim()).toBe(
      `${folder} (CARELOOM_REGISTRY) holds no registry. Name the folder with its state.json, or leave the variable away.`,
    );
    expect(status).toBe(1);
    expect(ms).toBeLessThan(SECOND);
  }
  rmSync(empty, { recursive: true });
});

/** Outside a demonstration, and in one that turns releases off, a start releases nothing. */
const RELEASES_NOTHING: Record<string, string>[] = [
  { CARELOOM_DEMO: '0' },
  { HOST: '0.0.0.0' },
  { DATABASE_URL: 'postgres://localhost:9/none' },
  { CARELOOM_RELEASE_ON_START: '0' },
];

for (const env of RELEASES_NOTHING) {
  test(`a start with ${JSON.stringify(env)} and an empty registry ends within a second of CPU, before anything is installed or built`, () => {
    const home = mkdtempSync(path.join(os.tmpdir(), 'careloom-data-'));
    const { status, output, ms } = start({ ...env, CARELOOM_DATA_DIR: home, PORT: '0' });
    rmSync(home, { recursive: true });
    expect(output.trim()).toBe(
      `${home}/registry holds no registry, so there is nothing to serve. Release shell and remotes (npm run release -- shell), or start with CARELOOM_RELEASE_ON_START=1.`,
    );
    expect(status).toBe(1);
    expect(ms).toBeLessThan(SECOND);
  });
}

test('a start that would release into one registry and serve another is refused within a second of CPU', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'careloom-registry-'));
  writeFileSync(path.join(folder, 'state.json'), '{}');
  const { status, output, ms } = start({ CARELOOM_REGISTRY: folder, CARELOOM_RELEASE_ON_START: '1', PORT: '0' });
  rmSync(folder, { recursive: true });
  expect(output.trim()).toBe(
    'A start releases nothing into the folder of CARELOOM_REGISTRY: leave it or CARELOOM_RELEASE_ON_START=1 away.',
  );
  expect(status).toBe(1);
  expect(ms).toBeLessThan(SECOND);
});
