import process from 'node:process';
import { parseArgs } from 'node:util';
import { developAlone } from '../dev/develop-alone';
import { developInShell } from '../dev/develop-in-shell';
import { Together } from '../dev/together';
import { remoteNames } from '../workspace';
import { CommandRefused } from './refused';

const OPTIONS = { standalone: { type: 'boolean', default: false } } as const;

/** @throws CommandRefused */
function remotesNamed(names: readonly string[]): string[] {
  const known = remoteNames();
  const wrong = names.find((name) => !known.includes(name));
  if (wrong === undefined && names.length > 0) return [...new Set(names)];
  throw new CommandRefused(`${wrong === undefined ? 'Which remote?' : `There is no remote ${wrong}.`} There are: ${known.join(', ')}.`);
}

/** @throws CommandRefused */
function onlyOne(names: readonly string[]): string {
  const [name = '', ...more] = names;
  if (more.length === 0) return name;
  throw new CommandRefused('One remote at a time stands alone.');
}

/**
 * `npm run dev -- jobs`: that remote (or several) with hot reload, inside a development build of the shell, every other remote
 * as last built. `--standalone`: one remote with no shell around it.
 */
export async function dev(args: string[]) {
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options: OPTIONS });
  const names = remotesNamed(positionals);
  const alone = values.standalone ? onlyOne(names) : null;
  const together = new Together();
  const say = (text: string) => void process.stdout.write(text);
  try {
    await (alone === null ? developInShell(names, together, say) : developAlone(alone, together, say));
  } finally {
    together.stop();
  }
}
