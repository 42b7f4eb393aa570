import process from 'node:process';

/**
 * Waits for the end of a shutdown, but not for ever: otherwise an orchestrator kills the process, and no error is reported.
 * @throws Error after `ms`, with the kinds of resources that are still open
 */
export async function stopWithin(ms: number, stop: () => Promise<void>): Promise<void> {
  let limit: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    limit = setTimeout(() => {
      const open = process.getActiveResourcesInfo().join(', ');
      reject(new Error(`The server did not stop within ${ms / 1_000} s, so it is ended. Still open: ${open}.`));
    }, ms);
  });
  try {
    await Promise.race([stop(), late]);
  } finally {
    clearTimeout(limit);
  }
}
