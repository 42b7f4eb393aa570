import assert from 'node:assert/strict';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { startApi } from '../../../testing/harness';
import { connectPusher, nextEvent, subscribed } from '../../../testing/listen';
import { announceReleases } from './announce-releases';

test('a release in the registry folder reaches all open pages, including pages without a login', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'careloom-registry-'));
  const api = await startApi({}, { web: (app) => Promise.resolve(announceReleases(app, folder)) });
  const pusher = connectPusher(api, '');
  try {
    const channel = await subscribed(pusher, 'registry');
    const received = nextEvent(channel, 'RegistryChanged');
    await writeFile(path.join(folder, 'state.json.new'), '{}');
    await rename(path.join(folder, 'state.json.new'), path.join(folder, 'state.json'));
    assert.deepEqual(await received, {});
  } finally {
    pusher.disconnect();
    await api.close();
    await rm(folder, { recursive: true });
  }
});
