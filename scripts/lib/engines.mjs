import { existsSync } from 'node:fs';
import process from 'node:process';
import { isRoot, run, which } from './run.mjs';

/**
 * System programs that the tests in other engines need: found by an environment variable, on the PATH or in a usual place, else installed by apt.
 * @typedef {{ program: string, package: string, variable: string }} Needed
 * @type {{ firefox: Needed, webkit: Needed, xvfb: Needed }}
 */
const NEEDED = {
  firefox: { program: 'firefox-esr', package: 'firefox-esr', variable: 'FIREFOX_PATH' },
  webkit: { program: 'WebKitWebDriver', package: 'webkit2gtk-driver', variable: 'WEBKIT_DRIVER_PATH' },
  xvfb: { program: 'Xvfb', package: 'xvfb', variable: 'XVFB_PATH' },
};

/** @param {Needed} needed */
async function find({ program, variable }) {
  const given = process.env[variable];
  if (given && !existsSync(given)) throw new Error(`${variable} names ${given}, which is not there.`);
  return given ?? (await which(program));
}

/** @param {Needed[]} missing */
async function installByApt(missing) {
  const options = { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } };
  await run(['apt-get', 'update', '-qq'], options);
  const names = missing.map((needed) => needed.package);
  const { code, output } = await run(['apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...names], options);
  return code === 0 ? '' : output.trim().slice(-1000);
}

/**
 * Firefox, WebKit's driver and a virtual display, as environment variables for the tests.
 * @returns {Promise<Record<string, string>>} a path for each variable
 * @throws {Error} if one of them is not available
 */
export async function ensureEngines() {
  const all = Object.values(NEEDED);
  const lookUp = () => Promise.all(all.map(async (needed) => ({ needed, path: await find(needed) })));
  const missing = (await lookUp()).filter(({ path }) => !path).map(({ needed }) => needed);
  const refused = missing.length > 0 && isRoot && (await which('apt-get')) ? await installByApt(missing) : '';
  /** @type {Record<string, string>} */
  const environment = {};
  for (const { needed, path } of await lookUp()) {
    if (!path) {
      const { program, package: name, variable } = needed;
      throw new Error(
        `${program} was not found and could not be installed: the product is not tested in Firefox and WebKit without it. Install Debian's ${name}, or set ${variable} to its path.\n${refused}`,
      );
    }
    environment[needed.variable] = path;
  }
  return environment;
}
