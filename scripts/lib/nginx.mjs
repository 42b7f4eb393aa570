import { existsSync } from 'node:fs';
import process from 'node:process';
import { isRoot, run, which } from './run.mjs';

const USUAL = '/usr/sbin/nginx';

const find = async () => (await which('nginx')) ?? (existsSync(USUAL) ? USUAL : null);

/**
 * An nginx for the tests of its configuration: NGINX_PATH, the system's, or installed if possible, with the module for brotli and with openssl,
 * which makes its certificate.
 * @returns {Promise<string>} its path
 * @throws {Error} if none is available
 */
export async function ensureNginx() {
  if (process.env.NGINX_PATH) return process.env.NGINX_PATH;
  const found = await find();
  if (found) return found;
  if (isRoot && (await which('apt-get'))) {
    const options = { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } };
    const install = (/** @type {string[]} */ ...names) =>
      run(['apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...names], options);
    await run(['apt-get', 'update', '-qq'], options);
    const { code } = await install('nginx-light', 'openssl', 'libnginx-mod-http-brotli-static');
    if (code !== 0) await install('nginx-light', 'openssl');
  }
  const installed = await find();
  if (installed) return installed;
  throw new Error(
    'No nginx was found and none could be installed. Install one and set NGINX_PATH to it: its configuration is tested with the real one.',
  );
}
