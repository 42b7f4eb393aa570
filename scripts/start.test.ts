import { expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';

/** `npm start` as far as it comes by itself, and how long that took. */
function start(env: Record<string, string>) {
  const began = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/start.mjs'], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
    timeout: 30_000,
  });
  return { status, output: stdout + stderr, ms: performance.now() - began };
}

const SECOND = 1_000;

for (const host of ['127.0.0.1', '0.0.0.0']) {
  test(`a port that is taken at ${host} stops npm start within a second, before anything is installed or built`, async () => {
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

test('a registry folder that is missing or empty stops npm start within a second, before anything is installed or built', () => {
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
