import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';

/** The processes of one product: Ctrl-C ends all of them, and if one ends by itself, the others are stopped. */
export class ProcessGroup {
  private readonly running = new Set<ChildProcess>();
  private stopping = false;
  private reason: Error | undefined;
  private settle: (reason?: Error) => void = () => undefined;

  /** Resolves when all have ended on request. If one ended by itself, rejects with its name once all have ended. */
  readonly ended = new Promise<void>((resolve, reject) => {
    this.settle = (reason) => (reason ? reject(reason) : resolve());
  });

  constructor() {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => this.stop());
  }

  /** @param name for the error if it ends by itself */
  add(name: string, child: ChildProcess) {
    this.running.add(child);
    child.once('exit', (code) => {
      this.running.delete(child);
      if (!this.stopping) this.reason = new Error(`${name} has ended${code === null ? '' : ` with code ${code}`}; all is stopped.`);
      this.stop();
    });
    if (this.stopping) child.kill('SIGTERM');
  }

  /** Ends one of them; the others go on. */
  async end(child: ChildProcess) {
    if (!this.running.delete(child)) return;
    child.removeAllListeners('exit');
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }

  stop() {
    this.stopping = true;
    for (const child of this.running) child.kill('SIGTERM');
    if (this.running.size === 0) this.settle(this.reason);
  }
}

/** Dependencies of the development commands. */
export interface DevContext {
  processes: ProcessGroup;
  print: (text: string) => void;
  /** Must be awaited before a module is loaded that is not needed for starting the server (`scripts/dev.mjs`). */
  bundleRest: () => Promise<unknown>;
}
