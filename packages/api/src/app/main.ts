import process from 'node:process';
import { run } from './run';

/** A start that fails says why in a sentence; a stack is for faults of ours, in the log. */
try {
  // Under `npm start` the terminal is for the person who started it: only what went wrong is logged there.
  await run({ ...(process.send && { LOG_LEVEL: 'warn' }), ...process.env }, stopOnSignals);
} catch (error) {
  fail(error);
}

/** Ctrl-C right after the greeting must find somebody who listens: else the process dies with its data open. */
function stopOnSignals(stop: () => Promise<void>) {
  let stopping = false;
  const stopOnce = () => {
    if (stopping) return;
    stopping = true;
    stop().then(() => process.exit(0), fail);
  };
  for (const reason of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(reason, stopOnce);
}

function fail(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
