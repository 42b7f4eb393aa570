import { parseArgs } from 'node:util';
import { rollback as takeBack } from '../registry/rollback';
import { whoActs } from '../release/who-acts';
import { openStore, packageNamed } from './open-store';
import { CommandRefused } from './refused';

/** `npm run rollback -- jobs --reason "the list is empty"`: the version before is served again, or a canary is over. */
export async function rollback(args: string[]) {
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options: { reason: { type: 'string' } } });
  const name = packageNamed(positionals[0]);
  if (!values.reason) throw new CommandRefused(`Say why: npm run rollback -- ${name} --reason "…". It is kept in the audit.`);
  const { from, to } = await takeBack(openStore(), name, { by: whoActs(), reason: values.reason });
  console.log(`${name} is back from ${from} to ${to}.`);
}
