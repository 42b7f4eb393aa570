import process from 'node:process';

/** The output of `npm start`: the steps, then the address and, in the demo, its accounts. */
export type StartReport =
  | { step: string; detail?: string }
  | { address: string; accounts: { email: string; role: string }[]; password: string | null };

/** Sends a report to the parent process if it has an IPC channel; else writes it to standard output as a line of JSON. */
export function reportStart(report: StartReport): void {
  if (process.send) process.send(report);
  else process.stdout.write(`${JSON.stringify(report)}\n`);
}
