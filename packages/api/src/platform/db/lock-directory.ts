import { rm } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';

/** Exclusive use of a directory by this process. */
export interface DirectoryLock {
  unlock: () => Promise<void>;
  /** Sets the handler for requests that other processes of this user send with `askHolder`. Until then they get no answer. */
  answer: (request: (text: string) => Promise<string>) => void;
}

/**
 * Locks a data directory for this process with a socket beside it. The system releases a socket however the process ends, unlike a PID
 * file. Two processes on one PGlite directory lose data silently.
 * @throws Error with a message for the operator when another process holds the directory
 */
export async function lockDirectory(directory: string): Promise<DirectoryLock> {
  const socket = socketOf(directory);
  const first = await claim(socket);
  if (first) return first;
  if (await answers(socket)) throw new DirectoryInUse(directory);
  await rm(socket, { force: true });
  const second = await claim(socket);
  if (second) return second;
  throw new Error(`The data folder ${directory} could not be locked: ${socket} can not be written.`);
}

export class DirectoryInUse extends Error {
  constructor(directory: string) {
    super(`The data in ${directory} is in use by another process. Stop that one first, or set CARELOOM_DATA_DIR to another folder.`);
  }
}

/**
 * Sends a request to the process that holds a directory.
 * @returns its answer; null when it does not handle the request
 */
export function askHolder(directory: string, text: string): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(socketOf(directory));
    let received = '';
    socket.on('data', (chunk: Buffer) => (received += chunk.toString()));
    socket.once('error', reject);
    socket.once('end', () => resolve(received === '' ? null : received));
    socket.end(text);
  });
}

/** A socket path is limited to 107 characters; the path relative to the working directory is often shorter. */
function socketOf(directory: string): string {
  const absolute = path.resolve(`${directory}.lock`);
  const relative = path.relative('', absolute);
  return relative.length < absolute.length ? relative : absolute;
}

/** The maximum length of a request, in characters. */
const LONGEST = 100;

function claim(file: string): Promise<DirectoryLock | undefined> {
  let answer: ((text: string) => Promise<string>) | null = null;
  const accept = (socket: net.Socket) => {
    let asked = '';
    socket.on('error', () => socket.destroy()); // the client is gone
    socket.on('data', (chunk: Buffer) => {
      asked += chunk.toString();
      if (asked.length > LONGEST) socket.destroy();
    });
    socket.on('end', () => {
      if (answer === null || asked === '') return void socket.end();
      answer(asked).then(
        (received) => socket.end(received),
        () => socket.end(),
      );
    });
  };
  return new Promise((resolve) => {
    const server = net.createServer({ allowHalfOpen: true }, accept);
    server.once('error', () => resolve(undefined));
    server.listen(file, () => {
      server.unref();
      resolve({ unlock: () => new Promise((closed) => server.close(() => closed())), answer: (request) => void (answer = request) });
    });
  });
}

/** Whether a living process holds the socket. */
function answers(file: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(file);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
