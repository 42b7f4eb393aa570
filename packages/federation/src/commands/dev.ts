import process from 'node:process';
import { parseArgs } from 'node:util';
import { developAlone } from '../dev/develop-alone';
import { developInShell } from '../dev/develop-in-shell';
import { ProcessGroup, type DevContext } from '../dev/process-group';
import { remoteNames } from '../base/workspace';
import { CommandRefused } from '../base/command-refused';
import { runCommand } from './run-command';

const OPTIONS = { standalone: { type: 'boolean', default: false }, shell: { type: 'string' } } as const;

/** @throws CommandRefused */
function remotesNamed(names: readonly string[]): string[] {
  const known = remoteNames();
  const wrong = names.find((name) => !known.includes(name));
  if (wrong === undefined && names.length > 0) return [...new Set(names)];
  throw new CommandRefused(`${wrong === undefined ? 'Which remote?' : `There is no remote ${wrong}.`} There are: ${known.join(', ')}.`);
}

/** @throws CommandRefused */
function onlyOne(names: readonly string[], sentence: string): string {
  const [name = '', ...more] = names;
  if (more.length === 0) return name;
  throw new CommandRefused(sentence);
}

type Way = (context: DevContext) => Promise<void>;

/** @throws CommandRefused */
function wayOf(names: readonly string[], { standalone, shell }: { standalone: boolean; shell?: string | undefined }): Way {
  if (standalone && shell !== undefined) throw new CommandRefused('--standalone is without a shell: leave one of the two away.');
  if (shell !== undefined) {
    const name = onlyOne(names, 'One remote at a time runs in a deployed shell.');
    return async (context) => {
      await context.bundleRest();
      const { developDeployed } = await import('../dev/develop-deployed');
      await developDeployed(name, shell, context);
    };
  }
  if (standalone) {
    const name = onlyOne(names, 'One remote at a time stands alone.');
    return (context) => developAlone(name, context);
  }
  return (context) => developInShell(names, context);
}

/**
 * `npm run dev -- jobs`: serves that remote (or several) with hot reload in a development build of the shell; other remotes as last built.
 * `--standalone`: one remote without a shell. `--shell <address>`: one remote in a deployed product that allows it, built for production at
 * each save.
 */
export async function dev(args: string[], bundleRest: DevContext['bundleRest']) {
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options: OPTIONS });
  const develop = wayOf(remotesNamed(positionals), values);
  const processes = new ProcessGroup();
  try {
    await develop({ processes, print: (text) => void process.stdout.write(text), bundleRest });
  } finally {
    processes.stop();
  }
}

/** `npm run dev`, as bundled by `scripts/dev.mjs`. @param bundleRest bundles the code that is loaded later or runs in separate processes */
export const main = (bundleRest: () => Promise<unknown>): Promise<void> => runCommand(() => dev(process.argv.slice(2), bundleRest));
