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

/** What a port may be; the server says what is wrong with any other value. */
const isPort = (/** @type {string} */ value) => /^\d+$/.test(value) && Number(value) <= 65_535;

/**
 * Finds before anything is installed or built what would stop the server after it: a port that is taken, a registry that is not there.
 * @param {NodeJS.ProcessEnv} environment
 * @throws {Error} with a sentence
 */
export async function checkStart({ PORT, HOST, CARELOOM_REGISTRY }) {
  const port = PORT || '4000';
  if (isPort(port)) {
    // `localhost` has two addresses, and the server listens at both.
    const found = await lookup(HOST || 'localhost', { all: true }).catch(() => []);
    const taken = await Promise.all(found.map(({ address }) => isTaken(address, Number(port))));
    if (taken.includes(true)) throw new Error(`Port ${port} is taken by another process. Stop that one, or set PORT to another.`);
  }
  if (!CARELOOM_REGISTRY) return;
  const folder = path.resolve(ROOT, CARELOOM_REGISTRY);
  if (existsSync(path.join(folder, 'state.json')) || existsSync(path.join(folder, 'state.last-good.json'))) return;
  throw new Error(`${folder} (CARELOOM_REGISTRY) holds no registry. Name the folder with its state.json, or leave the variable away.`);
}
