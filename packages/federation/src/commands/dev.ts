import process from 'node:process';
import { parseArgs } from 'node:util';
import { developAlone } from '../dev/develop-alone';
import { developInShell } from '../dev/develop-in-shell';
import { Together } from '../dev/together';
import type { Tools } from '../dev/tools';
import { remoteNames } from '../base/workspace';
import { CommandRefused } from '../base/command-refused';

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

type Way = (tools: Tools) => Promise<void>;

/** @throws CommandRefused */
function wayOf(names: readonly string[], { standalone, shell }: { standalone: boolean; shell?: string | undefined }): Way {
  if (standalone && shell !== undefined) throw new CommandRefused('--standalone is without a shell: leave one of the two away.');
  if (shell !== undefined) {
    const name = onlyOne(names, 'One remote at a time runs in a deployed shell.');
    return async (tools) => {
      await tools.bundleRest();
      const { developDeployed } = await import('../dev/develop-deployed');
      await developDeployed(name, shell, tools);
    };
  }
  if (standalone) {
    const name = onlyOne(names, 'One remote at a time stands alone.');
    return (tools) => developAlone(name, tools);
  }
  return (tools) => developInShell(names, tools);
}

/**
 * `npm run dev -- jobs`: serves that remote (or several) with hot reload in a development build of the shell; other remotes as last built.
 * `--standalone`: one remote without a shell. `--shell <address>`: one remote in a deployed product that allows it, built for production at
 * each save.
 */
export async function dev(args: string[], bundleRest: Tools['bundleRest']) {
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options: OPTIONS });
  const develop = wayOf(remotesNamed(positionals), values);
  const together = new Together();
  try {
    await develop({ together, say: (text) => void process.stdout.write(text), bundleRest });
  } finally {
    together.stop();
  }
}
