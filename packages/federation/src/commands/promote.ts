import { parseArgs } from 'node:util';
import { promote as promoteCandidate } from '../registry/canary';
import { currentActor } from '../registry/audit';
import { openStore, packageNamed } from './open-store';
import { LEAVE_BEHIND, leftBehind, readLeaveBehind } from './options';

/** `npm run promote -- jobs`: serves the candidate to everybody. Nothing is built. */
export async function promote(args: string[]) {
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options: LEAVE_BEHIND });
  const name = packageNamed(positionals[0]);
  const store = openStore();
  const version = await promoteCandidate(store, name, { by: currentActor(), ...readLeaveBehind(values['leave-behind']) });
  console.log(`${name} ${version} is served to everybody from now on.`);
  for (const sentence of await leftBehind(store)) console.log(sentence);
}
