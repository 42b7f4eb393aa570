import process from 'node:process';
import { developmentRegistry, prepare } from '../dev/prepare';
import { startProduct, type Greeting } from '../dev/start-product';
import { startRemote } from '../dev/start-remote';
import { Together } from '../dev/together';
import { remoteNames } from '../workspace';
import { line } from './build';
import { CommandRefused } from './refused';

/** @throws CommandRefused */
function remotesNamed(names: readonly string[]): string[] {
  const known = remoteNames();
  const wrong = names.find((name) => !known.includes(name));
  if (wrong === undefined && names.length > 0) return [...new Set(names)];
  throw new CommandRefused(`${wrong === undefined ? 'Which remote?' : `There is no remote ${wrong}.`} There are: ${known.join(', ')}.`);
}

/** The product's address with what makes the page take these remotes from here (`shell/src/override`). */
const addressWith = (address: string, entries: readonly (readonly [name: string, entry: string])[]) =>
  `${address}/?${entries.map(([name, entry]) => `override.${name}=${entry}`).join('&')}`;

function greet({ accounts, password }: Greeting, names: readonly string[], address: string) {
  process.stdout.write(`\n  Open ${address}\n  There ${names.join(' and ')} follow${names.length === 1 ? 's' : ''} what you save.\n`);
  if (password) process.stdout.write(`  Demo accounts, password ${password}: ${accounts.map(({ email }) => email).join(', ')}\n`);
  process.stdout.write('\n  Ctrl-C stops it.\n');
}

async function start(names: readonly string[], registry: string, together: Together) {
  const entries = await Promise.all(names.map(async (name) => [name, await startRemote(name, together)] as const));
  const overrides = entries.map(([, entry]) => new URL(entry).origin).join(',');
  const greeting = await startProduct({ CARELOOM_REGISTRY: registry, CARELOOM_OVERRIDES: overrides }, together);
  greet(greeting, names, addressWith(greeting.address, entries));
}

/**
 * `npm run dev -- jobs`: that remote (or several) with hot reload, inside a development build of the shell, every other remote
 * as last built.
 */
export async function dev(args: string[]) {
  const names = remotesNamed(args);
  await prepare(names, (built) => console.log(line(built)));
  const registry = await developmentRegistry();
  const together = new Together();
  try {
    await Promise.race([start(names, registry.folder, together), together.over]);
    await together.over;
  } finally {
    together.stop();
    await registry.remove();
  }
}
