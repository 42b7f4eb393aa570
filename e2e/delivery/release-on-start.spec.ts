import { appendFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { copyCheckout } from '../support/checkout';
import { commitAll } from '../support/commit-checkout';
import { npmRun } from '../support/npm';
import { freePort } from '../support/product';
import { registryOf } from '../support/registry';
import { REMOTE_SCREENS } from '../support/remotes';
import { running } from '../support/running';

/** Timeout for type checks of six packages, on a machine that runs other tests. */
const SLOW = 600_000;

const SOURCE = 'remotes/settings/src/texts.ts';

test('a start of a real installation releases only with CARELOOM_RELEASE_ON_START=1, with the checks of a release; a rollback and a hold survive any start', async ({}, {
  parallelIndex,
}) => {
  test.setTimeout(SLOW);
  const checkout = copyCheckout();
  const home = mkdtempSync(path.join(os.tmpdir(), 'careloom-start-'));
  const address = `http://localhost:${await freePort(parallelIndex)}`;
  const env = {
    PORT: new URL(address).port,
    CARELOOM_DATA_DIR: path.join(home, 'data'),
    CARELOOM_DEMO: '0',
    SMTP_URL: 'smtp://localhost:9',
    CARELOOM_NO_SMOKE: '1', // another test tries a candidate in a browser (delivery/try-out.spec.ts)
    CARELOOM_BY: 'the test',
  };
  const releasing = { CARELOOM_RELEASE_ON_START: '1' };
  const command = async (name: string, ...args: string[]) => {
    const { code, output } = await npmRun(checkout.folder, env, name, ...args);
    expect(code, output).toBe(0);
    return output;
  };
  const start = (more: Record<string, string>) => running(['scripts/start.mjs'], { cwd: checkout.folder, env: { ...env, ...more } });
  /** Starts and stops the product. @returns the served versions by remote, and its output */
  const served = async (more: Record<string, string>) => {
    const server = start(more);
    const { output } = server;
    await Promise.race([server.exited, expect.poll(output, { timeout: SLOW }).toContain('Ctrl-C stops it.')]);
    expect(output()).toContain('Ctrl-C stops it.');
    const { remotes } = await registryOf(address);
    expect(await server.interrupt(), output()).toBe(0);
    return { versions: Object.fromEntries(remotes.map(({ name, version }) => [name, version])), output: output() };
  };
  const edit = () => appendFileSync(checkout.file(SOURCE), "\ndocument.documentElement.dataset['edition'] = 'second';\n");

  try {
    await command('api-report', '--release');
    commitAll(checkout, 'as it is');

    await test.step('without a release, a start that releases nothing has nothing to serve', async () => {
      const stopped = start({});
      expect(await stopped.exited, stopped.output()).toBe(1);
      expect(stopped.output()).toContain('holds no registry');
      expect(existsSync(env.CARELOOM_DATA_DIR)).toBe(false);
    });

    const first = await served(releasing);
    expect(first.output).toMatch(/✓ Release \(shell \S+, finance \S+,/);
    expect(Object.keys(first.versions).sort()).toEqual(REMOTE_SCREENS.map(({ remote }) => remote).sort());
    const status = await command('status');
    expect(status.match(/ {2}release {3}\w+ .* from [0-9a-f]{7}.* by the test/g), status).toHaveLength(1 + REMOTE_SCREENS.length);

    await test.step('a refused check stops the start, and nothing is served', async () => {
      edit();
      const refused = start(releasing);
      expect(await refused.exited, refused.output()).toBe(1);
      expect(refused.output()).toMatch(/✓ Build \(built settings; of uncommitted changes: settings\)/);
      expect(refused.output()).toContain('What was built is not released, so nothing is started:');
      expect(refused.output()).toContain(`settings is made from files that are not committed: ${SOURCE}`);
      await expect(fetch(address)).rejects.toThrow();
      expect(await command('status')).toBe(status);
    });

    await test.step('a start without the variable builds new versions and serves the released ones', async () => {
      commitAll(checkout, 'a second edition');
      expect((await served({})).versions).toEqual(first.versions);
      expect(await command('status')).toBe(status);
    });

    await test.step('a start with the variable releases only new versions', async () => {
      const second = await served(releasing);
      expect(second.output).toMatch(/✓ Release \(settings [^,\s]+\)/);
      expect(second.versions).toEqual({ ...first.versions, settings: expect.not.stringMatching(first.versions.settings ?? '') });
    });

    await test.step('a rollback survives a start of either kind', async () => {
      await command('rollback', 'settings', '--to', first.versions.settings ?? '', '--reason', 'the second edition is wrong');
      const after = await command('status');
      expect(after).toMatch(/taken back by the test at \S+: "the second edition is wrong"/);
      for (const more of [{}, releasing]) expect((await served(more)).versions).toEqual(first.versions);
      expect(await command('status')).toBe(after);
    });

    await test.step('a hold takes back a first release, and survives a start of either kind', async () => {
      const refused = await npmRun(checkout.folder, env, 'withdraw', 'finance', '--reason', 'wrong totals');
      expect(refused.code).toBe(1);
      expect(refused.output).toContain('keep it from being served with --hold');
      await command('withdraw', 'finance', '--hold', '--reason', 'wrong totals');
      const after = await command('status');
      expect(after).toMatch(/finance +not served +held by the test at \S+: "wrong totals"/);
      const { finance: _held, ...others } = first.versions;
      for (const more of [{}, releasing]) expect((await served(more)).versions).toEqual(others);
      expect(await command('status')).toBe(after);
    });
  } finally {
    checkout.remove();
    rmSync(home, { recursive: true, force: true });
  }
});
