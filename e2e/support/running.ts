import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A command as a person runs it, in a separate process. */
export function running(args: readonly string[], { cwd, env }: { cwd: string; env: Record<string, string> }) {
  let output = '';
  const child = spawn(process.execPath, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  return {
    output: () => output,
    /** Exit code, once it has ended by itself. */
    exited,
    interrupt: () => {
      child.kill('SIGINT');
      return exited;
    },
  };
}

export type Running = ReturnType<typeof running>;
