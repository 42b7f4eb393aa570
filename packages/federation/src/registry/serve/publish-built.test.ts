import assert from 'node:assert/strict';
import { cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import type { ManifestRoute } from '@careloom/contract/manifest';
import { RegistryStore } from '../registry-store';
import { aRelease, aRoute, freshFolder } from '../../testing/a-release';
import { publishBuilt } from './publish-built';

const [list, report] = [aRoute('list', '/admin/list'), aRoute('report', '/admin/report')];

/** A repository with a build of each remote that has these routes. @param mark part of the versions */
function built(mark: string, remotes: Record<string, ManifestRoute[]>): string {
  const root = freshFolder();
  mkdirSync(path.join(root, 'remotes'));
  for (const [name, routes] of Object.entries(remotes))
    cpSync(aRelease(name, `1.0.0+${mark}`, routes), path.join(root, 'remotes', name, 'dist'), { recursive: true });
  return root;
}

describe('a start after a route moved from one remote to another', () => {
  for (const [from, to] of [
    ['finance', 'jobs'],
    ['jobs', 'finance'],
  ] as const) {
    test(`serves it by its new owner (${from} to ${to})`, async () => {
      const store = new RegistryStore(freshFolder());
      await publishBuilt(store, built('a', { [from]: [list, report], [to]: [] }));
      const released = await publishBuilt(store, built('b', { [from]: [list], [to]: [report] }));
      assert.deepEqual(released.sort(), ['finance 1.0.0+b', 'jobs 1.0.0+b']);
      const { manifest } = await store.release(to, '1.0.0+b');
      assert.deepEqual(
        manifest.routes.map(({ name }) => name),
        ['report'],
      );
    });
  }

  test('that both claim is refused with owners and address, and its previous owner is served', async () => {
    const store = new RegistryStore(freshFolder());
    await publishBuilt(store, built('a', { finance: [report], jobs: [] }));
    await assert.rejects(
      publishBuilt(store, built('b', { finance: [report], jobs: [report] })),
      /^RegistryRefused: Refused: .*\/admin\/report of (jobs|finance) \(report\) and \/admin\/report of (jobs|finance) \(report\)/,
    );
    const { packages } = await store.read();
    assert.deepEqual([packages['finance']?.stable, packages['jobs']?.stable], ['1.0.0+b', '1.0.0+a']);
  });

  test('in exchange for another works in no order: it is refused, and what was served stays', async () => {
    const store = new RegistryStore(freshFolder());
    await publishBuilt(store, built('a', { finance: [list], jobs: [report] }));
    await assert.rejects(publishBuilt(store, built('b', { finance: [report], jobs: [list] })), /RegistryRefused: Refused: /);
    const { packages } = await store.read();
    assert.deepEqual([packages['finance']?.stable, packages['jobs']?.stable], ['1.0.0+a', '1.0.0+a']);
  });
});
