import { appendFileSync, mkdirSync, readdirSync } from 'node:fs';
import { expect, test } from '../fixtures/test';
import { dependsOn } from '../support/loads';
import { copyCheckout } from '../support/checkout';
import { npmRun } from '../support/npm';
import { registryOf } from '../support/registry';

/** Timeout for builds, a server with its own data and a browser, on a machine that runs other tests. */
const SLOW = 600_000;

const BROKEN = '\nthrow new Error("broken at load");\n';

test('a build that throws at load is refused before it is served; without a browser nothing is served except with --no-smoke', async ({
  product,
}) => {
  test.setTimeout(SLOW);
  test.info().annotations.push(dependsOn('settings'));
  const checkout = copyCheckout();
  const run = (env: Record<string, string>, ...args: string[]) =>
    npmRun(checkout.folder, { CARELOOM_DATA_DIR: product.dataDir, CARELOOM_BY: 'the test', ...env }, ...(args as [string, ...string[]]));
  const served = async () => (await registryOf(product.address)).remotes.map(({ name, version }) => `${name} ${version}`).sort();
  const before = await served();
  const release = ['release', 'settings', '--allow-dirty'] as const;
  try {
    appendFileSync(checkout.file('remotes/settings/src/texts.ts'), BROKEN);

    await test.step('it is refused, with the error of the page', async () => {
      const { code, output } = await run({}, ...release);
      expect(code, output).toBe(1);
      expect(output).toMatch(
        /Refused: settings was opened in a browser before anybody gets it, and it does not work: \/admin\/\S+ shows a card/,
      );
      expect(await served()).toEqual(before);
    });

    await test.step('the error of a server that does not start is shown, and no file is left behind', async () => {
      const temporary = test.info().outputPath('temporary');
      mkdirSync(temporary, { recursive: true });
      const { code, output } = await run({ LOG_LEVEL: 'loud', TMPDIR: temporary }, ...release);
      expect(code, output).toBe(1);
      expect(output).toMatch(/and that failed: [^]*LOG_LEVEL has to be debug/);
      expect(readdirSync(temporary).filter((name) => name.startsWith('careloom-'))).toEqual([]);
      expect(await served()).toEqual(before);
    });

    await test.step('without a browser a sentence explains what to do', async () => {
      const { code, output } = await run({ CHROMIUM_PATH: '/nowhere/chromium' }, ...release);
      expect(code, output).toBe(1);
      expect(output).toContain('There is no browser here');
      expect(await served()).toEqual(before);
    });

    await test.step('--no-smoke serves it, and the audit records that', async () => {
      const { code, output } = await run({}, ...release, '--no-smoke');
      expect(code, output).toBe(0);
      expect(await served()).not.toEqual(before);
      expect((await run({}, 'status')).output).toMatch(/release +settings .*not opened in a browser before +by the test/);
    });
  } finally {
    await run({}, 'rollback', 'settings', '--reason', 'the test is over');
    checkout.remove();
  }
});
