import { parseArgs } from 'node:util';
import { withdraw as takeOut } from '../registry/withdraw';
import { whoActs } from '../release/who-acts';
import { remoteNames } from '../workspace';
import { openStore } from './open-store';
import { CommandRefused } from './refused';

/** A remote that is no longer made here. @throws CommandRefused */
function removedRemote(name: string | undefined): string {
  if (name === undefined) throw new CommandRefused('Which remote? npm run withdraw -- training --reason "…"');
  if (name === 'shell') throw new CommandRefused('There is no page without the shell.');
  if (!remoteNames().includes(name)) return name;
  throw new CommandRefused(`remotes/${name} is there, and the next start would release it again: take the folder out first.`);
}

/** `npm run withdraw -- training --reason "nobody uses it"`: a remote whose folder is gone is no longer served. */
export async function withdraw(args: string[]) {
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options: { reason: { type: 'string' } } });
  const name = removedRemote(positionals[0]);
  if (!values.reason) throw new CommandRefused(`Say why: npm run withdraw -- ${name} --reason "…". It is kept in the audit.`);
  const version = await takeOut(openStore(), name, { by: whoActs(), reason: values.reason });
  console.log(`${name} ${version} is no longer served. Tabs that have it keep it until they are loaded again.`);
}
