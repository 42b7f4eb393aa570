import process from 'node:process';
import { run } from './run';

/** A failed start prints one sentence; stack traces are for bugs, in the log. */
try {
  // Under `npm start` the terminal belongs to the person who started it: only warnings and errors are logged there.
  await run({ ...(process.send && { LOG_LEVEL: 'warn' }), ...process.env }, stopOnSignals);
} catch (error) {
  fail(error);
}

/** Registered before the greeting, so that Ctrl-C right after it does not kill the process with its data open. */
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
