import process from 'node:process';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

interface Questioner {
  ask: (question: string, secret?: boolean) => Promise<string>;
  close: () => void;
}

/** Prompts on the terminal without echoing answers to secret questions. Piped input is read line by line. */
export function questioner(): Questioner {
  let hidden = false;
  const output = new Writable({
    write(chunk: Buffer, _encoding, done) {
      if (!hidden) process.stdout.write(chunk);
      done();
    },
  });
  const reader = createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY });
  const lines = reader[Symbol.asyncIterator]();
  return {
    async ask(question: string, secret = false): Promise<string> {
      process.stdout.write(question);
      hidden = secret;
      const line = (await lines.next()) as IteratorResult<string, undefined>;
      hidden = false;
      if (secret) process.stdout.write('\n');
      return line.value ?? '';
    },
    close: () => reader.close(),
  };
}
