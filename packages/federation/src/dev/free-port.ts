import { createServer } from 'node:net';

/** So many ports after the wanted one are tried. */
const TRIED = 20;

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer()
      .once('error', () => resolve(false))
      .listen(port, 'localhost', () => server.close(() => resolve(true)));
  });

/**
 * The wanted port, or the next one that nobody listens on.
 * @throws Error where none is free
 */
export async function freePort(wanted: number): Promise<number> {
  for (let port = wanted; port < wanted + TRIED; port++) if (await isFree(port)) return port;
  throw new Error(`No port from ${wanted} to ${wanted + TRIED - 1} is free.`);
}
