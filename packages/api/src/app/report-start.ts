import process from 'node:process';

/** What `npm start` prints: the steps, then the address and, in the demo, whom to sign in as. */
export type StartReport =
  { step: string; detail?: string } | { address: string; accounts: { email: string; role: string }[]; password: string | null };

/** Tells the parent process, where there is one that listens; else standard output, one line of JSON each. */
export function reportStart(said: StartReport): void {
  if (process.send) process.send(said);
  else process.stdout.write(`${JSON.stringify(said)}\n`);
}
