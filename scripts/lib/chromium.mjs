import { existsSync } from 'node:fs';
import process from 'node:process';
import { isRoot, run, which } from './run.mjs';

const KNOWN = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable'];

async function find() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  for (const place of KNOWN) if (existsSync(place)) return place;
  const { code, output } = await run(['node', '-p', 'require("playwright").chromium.executablePath()'], { cwd: 'e2e', quiet: true });
  const own = output.trim();
  return code === 0 && existsSync(own) ? own : null;
}

/**
 * A Chromium for the browser tests: CHROMIUM_PATH, the system's, Playwright's own; else one is installed.
 * @returns {Promise<string>} its path
 * @throws {Error} where none can be had
 */
export async function ensureChromium() {
  const found = await find();
  if (found) return found;
  if (isRoot && (await which('apt-get'))) {
    await run(['apt-get', 'update', '-qq'], { quiet: true });
    await run(['apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      quiet: true,
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
  } else {
    await run(['npx', 'playwright', 'install', 'chromium'], { cwd: 'e2e', quiet: true });
  }
  const installed = await find();
  if (installed) return installed;
  throw new Error('No Chromium was found and none could be installed. Install one and set CHROMIUM_PATH to it.');
}
