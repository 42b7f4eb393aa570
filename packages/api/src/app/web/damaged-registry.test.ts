import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { publish } from '@careloom/federation/registry/publish';
import { RegistryStore } from '@careloom/federation/registry/registry-store';
import { aRelease, aRoute } from '@careloom/federation/testing/a-release';
import { startApi } from '../../../testing/harness';
import { webPages } from './web-pages';

test('while the state of the registry is damaged, health is degraded and names the file, and pages are still served', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'careloom-registry-'));
  const shell = aRelease('shell', '1.0.0+s', [aRoute('dashboard', '/admin')], { 'index.html': '<html>the page</html>' });
  await publish(new RegistryStore(folder), 'shell', shell, { again: true, by: 'ann' });
  const api = await startApi({ CARELOOM_REGISTRY: folder, LOG_LEVEL: 'silent' }, { web: webPages });
  const health = async () => {
    const answer = await fetch(`${api.url}/api/v1/health`);
    const { data } = (await answer.json()) as { data: { status: string; degraded?: string } };
    return [answer.status, data.status, data.degraded];
  };
  try {
    assert.deepEqual(await health(), [200, 'ok', undefined]);
    await writeFile(path.join(folder, 'state.json'), '{"packages": {"she');
    const [status, word, why] = await health();
    assert.deepEqual([status, word], [200, 'degraded']);
    assert.match(String(why), /^state\.json of the registry /);
    assert.match(await (await fetch(`${api.url}/admin`)).text(), /the page/);
  } finally {
    await api.close();
    await rm(folder, { recursive: true });
  }
});
