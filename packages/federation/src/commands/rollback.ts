import { parseArgs } from 'node:util';
import { openStore, packageNamed } from './open-store';
import { CommandRefused } from './refused';

/** `npm run rollback -- jobs --reason "the list is empty"`: the version before is served again. */
export async function rollback(args: string[]) {
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options: { reason: { type: 'string' } } });
  const name = packageNamed(positionals[0]);
  if (!values.reason) throw new CommandRefused(`Say why: npm run rollback -- ${name} --reason "…". It is kept in the audit.`);
  const { from, to } = await openStore().rollback(name, values.reason);
  console.log(`${name} is back from ${from} to ${to}.`);
}
