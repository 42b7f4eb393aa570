import { rm } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';

/** A directory that this process has for itself. */
export interface DirectoryLock {
  unlock: () => Promise<void>;
  /** Answers what other processes of this user ask by `askHolder`. Until it is called they get no answer. */
  answer: (request: (text: string) => Promise<string>) => void;
}

/**
 * Locks a data directory for this process by a socket beside it: the system frees it when the process ends, however it ends,
 * which a file of process ids would not be. Two processes on one PGlite directory lose data silently.
 * @throws Error with a sentence where another process holds it
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
 * Asks the process that holds a directory.
 * @returns what it answers; null where it answers nothing of the kind
 */
export function askHolder(directory: string, text: string): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(socketOf(directory));
    let said = '';
    socket.on('data', (chunk: Buffer) => (said += chunk.toString()));
    socket.once('error', reject);
    socket.once('end', () => resolve(said === '' ? null : said));
    socket.end(text);
  });
}

/** A socket's name may have 107 characters: from the working directory it is often the shorter. */
function socketOf(directory: string): string {
  const absolute = path.resolve(`${directory}.lock`);
  const relative = path.relative('', absolute);
  return relative.length < absolute.length ? relative : absolute;
}

/** The longest question there is, in characters. */
const LONGEST = 100;

function claim(file: string): Promise<DirectoryLock | undefined> {
  let answer: ((text: string) => Promise<string>) | null = null;
  const hear = (socket: net.Socket) => {
    let asked = '';
    socket.on('error', () => socket.destroy()); // whoever asked is gone
    socket.on('data', (chunk: Buffer) => {
      asked += chunk.toString();
      if (asked.length > LONGEST) socket.destroy();
    });
    socket.on('end', () => {
      if (answer === null || asked === '') return void socket.end();
      answer(asked).then(
        (said) => socket.end(said),
        () => socket.end(),
      );
    });
  };
  return new Promise((resolve) => {
    const server = net.createServer({ allowHalfOpen: true }, hear);
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
