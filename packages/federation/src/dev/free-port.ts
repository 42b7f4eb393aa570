import { createServer } from 'node:net';

/** Number of ports to try after the wanted one. */
const TRIED = 20;

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer()
      .once('error', () => resolve(false))
      .listen(port, 'localhost', () => server.close(() => resolve(true)));
  });

/** The first of these ports that is free, or null. */
export async function firstFree(ports: Iterable<number>): Promise<number | null> {
  for (const port of ports) if (await isFree(port)) return port;
  return null;
}

/**
 * The wanted port, or the next free one.
 * @throws Error if none is free
 */
export async function freePort(wanted: number): Promise<number> {
  const free = await firstFree(Array.from({ length: TRIED }, (_none, at) => wanted + at));
  if (free !== null) return free;
  throw new Error(`No port from ${wanted} to ${wanted + TRIED - 1} is free.`);
}
