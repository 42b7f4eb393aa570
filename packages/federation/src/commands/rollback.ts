import { parseArgs } from 'node:util';
import { rollback as takeBack } from '../registry/rollback';
import { whoActs } from '../release/who-acts';
import { LEAVE_BEHIND, leftBehind, readLeaveBehind } from './left-behind';
import { openStore, packageNamed } from './open-store';
import { CommandRefused } from './refused';

/** `npm run rollback -- jobs --reason "the list is empty"`: the version before is served again, or a canary is over. */
export async function rollback(args: string[]) {
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options: { reason: { type: 'string' }, ...LEAVE_BEHIND } });
  const name = packageNamed(positionals[0]);
  if (!values.reason) throw new CommandRefused(`Say why: npm run rollback -- ${name} --reason "…". It is kept in the audit.`);
  const store = openStore();
  const act = { by: whoActs(), reason: values.reason, ...readLeaveBehind(values['leave-behind']) };
  const { from, to } = await takeBack(store, name, act);
  console.log(`${name} is back from ${from} to ${to}.`);
  for (const sentence of await leftBehind(store)) console.log(sentence);
}
