import { parseArgs } from 'node:util';
import { rollback as takeBack } from '../registry/rollback';
import { currentActor } from '../registry/audit';
import { openStore, packageNamed } from './open-store';
import { LEAVE_BEHIND, leftBehind, readLeaveBehind } from './options';
import { CommandRefused } from '../base/command-refused';

const OPTIONS = { reason: { type: 'string' }, to: { type: 'string' }, ...LEAVE_BEHIND } as const;

/**
 * `npm run rollback -- jobs --reason "the list is empty"`: serves the previous version again, or ends a canary. `--to` names another
 * version that was served to everybody.
 */
export async function rollback(args: string[]) {
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options: OPTIONS });
  const name = packageNamed(positionals[0]);
  if (!values.reason) throw new CommandRefused(`Say why: npm run rollback -- ${name} --reason "…". It is kept in the audit.`);
  const store = openStore();
  const act = { by: currentActor(), reason: values.reason, ...readLeaveBehind(values['leave-behind']) };
  const { from, to } = await takeBack(store, name, act, values.to);
  console.log(`${name} is back from ${from} to ${to}.`);
  for (const sentence of await leftBehind(store)) console.log(sentence);
}
