import { lookup } from 'node:dns/promises';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { ROOT } from './run.mjs';

/**
 * Whether another process listens at an address.
 * @param {string} host @param {number} port
 * @returns {Promise<boolean>}
 */
const isTaken = (host, port) =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code === 'EADDRINUSE'));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(false)));
  });

/** Whether a value is a valid port; the server reports any other value. */
const isPort = (/** @type {string} */ value) => /^\d+$/.test(value) && Number(value) <= 65_535;

/** Whether a value is empty or a PostgreSQL URL; the server reports any other value. @param {string | undefined} value */
const isDatabase = (value) => !value || /^postgres(ql)?:/.test(value);

/** @param {NodeJS.ProcessEnv} environment @throws {Error} */
async function expectFreePort({ PORT, HOST }) {
  const port = PORT || '4000';
  if (!isPort(port)) return;
  // `localhost` has two addresses, and the server listens at both.
  const found = await lookup(HOST || 'localhost', { all: true }).catch(() => []);
  const taken = await Promise.all(found.map(({ address }) => isTaken(address, Number(port))));
  if (taken.includes(true)) throw new Error(`Port ${port} is taken by another process. Stop that one, or set PORT to another.`);
}

/** @param {string} folder */
const holdsRegistry = (folder) => ['state.json', 'state.last-good.json'].some((file) => existsSync(path.join(folder, file)));

const LOOPBACK = ['localhost', '127.0.0.1', '::1'];

/** The same rule as in the built server (`packages/api/src/platform/env/env.ts`). @param {NodeJS.ProcessEnv} environment */
const isDemonstration = ({ CARELOOM_DEMO, DATABASE_URL, HOST }) =>
  CARELOOM_DEMO ? CARELOOM_DEMO !== '0' : !DATABASE_URL && LOOPBACK.includes(HOST || 'localhost');

/** Something to serve has to exist, unless the start releases it. @param {NodeJS.ProcessEnv} environment @throws {Error} */
function expectRegistry(environment) {
  const { CARELOOM_REGISTRY, CARELOOM_RELEASE_ON_START, CARELOOM_DATA_DIR, DATABASE_URL } = environment;
  if (CARELOOM_REGISTRY) {
    const folder = path.resolve(ROOT, CARELOOM_REGISTRY);
    if (!holdsRegistry(folder))
      throw new Error(`${folder} (CARELOOM_REGISTRY) holds no registry. Name the folder with its state.json, or leave the variable away.`);
    if (CARELOOM_RELEASE_ON_START === '1')
      throw new Error('A start releases nothing into the folder of CARELOOM_REGISTRY: leave it or CARELOOM_RELEASE_ON_START=1 away.');
    return;
  }
  if (CARELOOM_RELEASE_ON_START ? CARELOOM_RELEASE_ON_START !== '0' : isDemonstration(environment) || !isDatabase(DATABASE_URL)) return;
  const folder = path.resolve(ROOT, CARELOOM_DATA_DIR || '.data', 'registry');
  if (holdsRegistry(folder)) return;
  throw new Error(
    `${folder} holds no registry, so there is nothing to serve. Release shell and remotes (npm run release -- shell), or start with CARELOOM_RELEASE_ON_START=1.`,
  );
}

/**
 * Checks, before anything is installed or built, what would stop the server afterwards: a port in use, a missing registry.
 * @param {NodeJS.ProcessEnv} environment
 * @throws {Error} with a sentence
 */
export async function checkStart(environment) {
  await expectFreePort(environment);
  expectRegistry(environment);
}
