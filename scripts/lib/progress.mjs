import process from 'node:process';

/** One line for each step of a start: its name at once, how long it took when it is done. */
export function progress() {
  const live = process.stdout.isTTY;
  return {
    /**
     * @template T
     * @param {string} name
     * @param {() => Promise<T>} work a text that it resolves to is shown after the name
     * @returns {Promise<T>}
     */
    async step(name, work) {
      if (live) process.stdout.write(`  … ${name}`);
      const started = performance.now();
      const result = await work();
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      process.stdout.write(`${live ? '\r' : ''}  ✓ ${name}${typeof result === 'string' ? ` (${result})` : ''}  ${seconds} s\n`);
      return result;
    },
  };
}
