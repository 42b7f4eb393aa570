import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

const PROGRAM = process.env.XVFB_PATH ?? 'Xvfb';

/** A virtual display, for a browser that requires one. Each browser has its own, so that each has the focus. */
export async function openDisplay() {
  const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const xvfb = spawn(PROGRAM, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const close = () => xvfb.kill('SIGKILL');
  process.once('exit', close);
  const ended = once(xvfb, 'exit').then(([code]) => {
    throw new Error(`Xvfb ended with ${String(code)} instead of opening a display.`);
  });
  const [number] = (await Promise.race([once(xvfb.stdio[3] as Readable, 'data'), ended])) as [Buffer];
  ended.catch(() => undefined); // from here on only we end it
  return { name: `:${number.toString().trim()}`, close };
}
