import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { ROOT } from '../support/places';

export interface Gallery {
  address: string;
  stop: () => Promise<void>;
}

/**
 * Serves the kit's gallery, built from its sources.
 * @throws Error with its output, if it ends before it serves
 */
export async function startGallery(port: number): Promise<Gallery> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'packages/shared/build/serve-gallery.ts'], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  process.once('exit', () => child.kill());
  const output: string[] = [];
  for await (const line of createInterface({ input: child.stderr })) {
    output.push(line);
    const address = /http:\/\/localhost:\d+/.exec(line)?.[0];
    if (!address) continue;
    const stop = async () => {
      child.kill();
      await once(child, 'exit');
    };
    return { address, stop };
  }
  throw new Error(`The gallery did not start:\n${output.join('\n')}`);
}
