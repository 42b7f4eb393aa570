import process from 'node:process';
import { run } from './run';

/** A start that fails says why in a sentence; a stack is for faults of ours, in the log. */
try {
  // Under `npm start` the terminal is for the person who started it: only what went wrong is logged there.
  const stop = await run({ ...(process.send && { LOG_LEVEL: 'warn' }), ...process.env });
  let stopping = false;
  const stopOnce = () => {
    if (stopping) return;
    stopping = true;
    stop().then(() => process.exit(0), fail);
  };
  for (const reason of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(reason, stopOnce);
} catch (error) {
  fail(error);
}

function fail(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
