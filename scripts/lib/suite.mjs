import process from 'node:process';
import { measured } from './cpu.mjs';

/** @typedef {{ code: number, output: string, passed?: number, failed?: number, skipped?: number, note?: string }} StepResult */
/** @typedef {{ name: string, ok: boolean, seconds: number, cpuSeconds: number | null, passed: number, failed: number, skipped: number, note: string }} Line */

const inSeconds = (/** @type {number | null} */ seconds) => `${seconds === null ? '-' : seconds.toFixed(0)} s`.padStart(6);

/** Runs steps, prints the result of each as soon as it is known, and a summary at the end. A step that ran no test counts as one check. */
export function suite() {
  /** @type {Line[]} */
  const lines = [];
  return {
    /**
     * @param {string} name
     * @param {() => Promise<StepResult>} work
     * @returns {Promise<boolean>} whether it passed
     */
    async step(name, work) {
      process.stdout.write(`\n▶ ${name}\n`);
      const started = performance.now();
      const { result, cpuSeconds } = await measured(() =>
        work().catch((error) => ({ code: 1, output: error instanceof Error ? error.message : String(error) })),
      );
      const { code, output, passed, failed, skipped = 0, note = '' } = /** @type {StepResult} */ (result);
      const ok = code === 0 && !failed && skipped === 0 && passed !== 0;
      if (!ok) process.stdout.write(`${output.slice(-15_000)}\n`);
      const seconds = (performance.now() - started) / 1000;
      lines.push({ name, ok, seconds, cpuSeconds, passed: passed ?? (ok ? 1 : 0), failed: failed ?? (ok ? 0 : 1), skipped, note });
      process.stdout.write(
        `${ok ? '✓' : '✗'} ${name}  ${seconds.toFixed(1)} s, ${inSeconds(cpuSeconds).trim()} of CPU${passed === undefined ? '' : `, ${passed} passed`}\n`,
      );
      return ok;
    },
    /** @param {Record<string, string>} engines */
    finish(engines) {
      const sum = (/** @type {'passed' | 'failed' | 'skipped'} */ of) => lines.reduce((total, line) => total + line[of], 0);
      process.stdout.write('\nSummary\n');
      for (const [name, version] of Object.entries(engines)) process.stdout.write(`  ${name.padEnd(12)} ${version}\n`);
      for (const { name, ok, seconds, cpuSeconds, passed, failed, note } of lines) {
        const result = `${String(passed).padStart(5)} passed ${String(failed).padStart(3)} failed ${inSeconds(seconds)} ${inSeconds(cpuSeconds)} CPU`;
        process.stdout.write(`  ${ok ? '✓' : '✗'} ${name.padEnd(28)} ${result}  ${note}\n`);
      }
      const bad = lines.filter(({ ok }) => !ok).length;
      const cpu = lines.reduce((total, { cpuSeconds }) => total + (cpuSeconds ?? 0), 0);
      process.stdout.write(`\n${inSeconds(cpu).trim()} of CPU\n${sum('passed')} passed, ${sum('failed') || bad} failed\n`);
      process.exitCode = bad === 0 ? 0 : 1;
    },
  };
}
