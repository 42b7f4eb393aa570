import { existsSync } from 'node:fs';
import process from 'node:process';
import { isRoot, run, which } from './run.mjs';

/** The same engine without a browser UI: the suite takes two thirds of the time with it. */
const SHELL = '/usr/bin/chromium-headless-shell';
const WHOLE = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable'];

/** The path of Playwright's own Chromium, which exists only if it was downloaded. */
async function playwrights() {
  const { code, output } = await run(['node', '-p', 'require("playwright").chromium.executablePath()'], { cwd: 'e2e', quiet: true });
  return code === 0 ? [output.trim()] : [];
}

const first = (/** @type {string[]} */ places) => places.find((place) => existsSync(place));

async function installByApt() {
  const options = { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } };
  const install = (/** @type {string} */ name) => run(['apt-get', 'install', '-y', '-qq', '--no-install-recommends', name], options);
  await run(['apt-get', 'update', '-qq'], options);
  await install('chromium-headless-shell');
  if (!first([SHELL, ...WHOLE])) await install('chromium');
}

/**
 * A Chromium for the browser tests: CHROMIUM_PATH, the system's headless shell (installed if possible), a full browser, or Playwright's own,
 * which is downloaded if necessary.
 * @returns {Promise<string>} its path
 * @throws {Error} if none is available
 */
export async function ensureChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  if (!existsSync(SHELL) && isRoot && (await which('apt-get'))) await installByApt();
  const found = first([SHELL, ...WHOLE, ...(await playwrights())]);
  if (found) return found;
  await run(['npx', 'playwright', 'install', 'chromium'], { cwd: 'e2e', quiet: true });
  const installed = first(await playwrights());
  if (installed) return installed;
  throw new Error('No Chromium was found and none could be installed. Install one and set CHROMIUM_PATH to it.');
}
