import { rm } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';

/**
 * Locks a data directory for this process by a socket beside it: the system frees it when the process ends, however it ends,
 * which a file of process ids would not be. Two processes on one PGlite directory lose data silently.
 * @returns what frees the lock
 * @throws Error with a sentence where another process holds it
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  const socket = socketOf(directory);
  const first = await claim(socket);
  if (first) return first;
  if (await answers(socket)) {
    throw new Error(
      `The data in ${directory} is in use by another process. Stop that one first, or set CARELOOM_DATA_DIR to another folder.`,
    );
  }
  await rm(socket, { force: true });
  const second = await claim(socket);
  if (second) return second;
  throw new Error(`The data folder ${directory} could not be locked: ${socket} can not be written.`);
}

/** A socket's name may have 107 characters: from the working directory it is often the shorter. */
function socketOf(directory: string): string {
  const absolute = path.resolve(`${directory}.lock`);
  const relative = path.relative('', absolute);
  return relative.length < absolute.length ? relative : absolute;
}

function claim(path: string): Promise<(() => Promise<void>) | undefined> {
  return new Promise((resolve) => {
    const server = net.createServer((socket) => socket.end());
    server.once('error', () => resolve(undefined));
    server.listen(path, () => {
      server.unref();
      resolve(() => new Promise((closed) => server.close(() => closed())));
    });
  });
}

/** Whether a living process holds the socket. */
function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
