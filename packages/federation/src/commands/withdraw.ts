import { parseArgs } from 'node:util';
import { withdraw as takeOut } from '../registry/withdraw';
import { currentActor } from '../registry/audit';
import { remoteNames } from '../base/workspace';
import { openStore } from './open-store';
import { CommandRefused } from '../base/command-refused';

const OPTIONS = { reason: { type: 'string' }, hold: { type: 'boolean', default: false } } as const;

/** A remote that the next start would not release again. @throws CommandRefused */
function withdrawnRemote(name: string | undefined, hold: boolean): string {
  if (name === undefined) throw new CommandRefused('Which remote? npm run withdraw -- training --reason "…"');
  if (name === 'shell') throw new CommandRefused('There is no page without the shell.');
  if (hold || !remoteNames().includes(name)) return name;
  throw new CommandRefused(
    `remotes/${name} is there, and the next start would release it again: take the folder out first, or keep it from being served with --hold.`,
  );
}

/**
 * `npm run withdraw -- training --reason "nobody uses it"`: stops serving a remote whose folder was removed. `--hold` for one whose folder
 * exists: only a release by name serves it again.
 */
export async function withdraw(args: string[]) {
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options: OPTIONS });
  const name = withdrawnRemote(positionals[0], values.hold);
  if (!values.reason) throw new CommandRefused(`Say why: npm run withdraw -- ${name} --reason "…". It is kept in the audit.`);
  const version = await takeOut(openStore(), name, { by: currentActor(), reason: values.reason }, values.hold);
  console.log(`${name} ${version} is no longer served. Tabs that have it keep it until they are loaded again.`);
  if (values.hold) console.log(`No start serves it again; npm run release -- ${name} does, with another version.`);
}
