import { spawn } from 'node:child_process';
import process from 'node:process';
import { endAll, killOnExit, isStopping } from './children.mjs';
import { countToStep } from './cpu.mjs';

/** The folder of the project, whatever the working directory is. */
export const ROOT = new URL('../../', import.meta.url).pathname.replace(/\/$/, '');

/** The package manager, through npx: corepack is not always installed, and a global pnpm may have any version. */
export const PNPM = ['npx', '-y', 'pnpm@10.34.9'];

/** @typedef {{ cwd?: string, env?: Record<string, string | undefined>, quiet?: boolean, log?: (text: string) => void, limitMs?: number, uid?: number, gid?: number }} RunOptions */
/** @typedef {{ code: number, output: string, ms: number }} RunResult */

/**
 * Runs a program to its end, or ends it after `limitMs` with everything it started. Its output is in `output`, and without `quiet` also printed to the terminal.
 * If `log` is given, stderr goes to it alone.
 * @param {string[]} command
 * @param {RunOptions} [options]
 * @returns {Promise<RunResult>} never rejects: a program that cannot be started ends with code 127. Once this process has received a signal to end, it never resolves
 */
export function run([program = '', ...args], { cwd = ROOT, env = {}, quiet = false, log, limitMs, uid, gid } = {}) {
  const started = performance.now();
  return new Promise((resolve) => {
    if (isStopping()) return;
    let output = '';
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true, // in its own process group
      ...(uid !== undefined && { uid }),
      ...(gid !== undefined && { gid }),
    });
    killOnExit(child);
    countToStep(child.pid);
    const limit = limitMs && setTimeout(() => void (child.pid && endAll([child.pid])), limitMs);
    const take = (/** @type {NodeJS.WriteStream} */ to) => (/** @type {Buffer} */ chunk) => {
      output += chunk;
      if (!quiet) to.write(chunk);
    };
    child.stdout.on('data', take(process.stdout));
    child.stderr.on('data', log ? (/** @type {Buffer} */ chunk) => log(String(chunk)) : take(process.stderr));
    const end = (/** @type {number} */ code) => {
      clearTimeout(limit);
      if (!isStopping()) resolve({ code, output, ms: Math.round(performance.now() - started) });
    };
    child.on('error', (error) => {
      output += error.message;
      end(127);
    });
    child.on('close', (code) => end(code ?? 1));
  });
}

/**
 * The path of a program, or null.
 * @param {string} program
 */
export async function which(program) {
  const { code, output } = await run(['which', program], { quiet: true });
  return code === 0 ? output.trim() : null;
}

export const isRoot = process.getuid?.() === 0;
