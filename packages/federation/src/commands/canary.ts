import { parseArgs } from 'node:util';
import { candidateOf, startCanary, changeRollout, promote as promoteCandidate } from '../registry/canary';
import { describeRollout, readRollout } from '../release/rollout';
import { withBuild } from '../release/prepare-build';
import { NO_SMOKE, readSmoke } from '../release/try-out';
import { currentActor } from '../registry/audit';
import { openStore, packageNamed } from './open-store';
import { AGAIN, LEAVE_BEHIND, leftBehind, readAgain, readLeaveBehind } from './options';

const OPTIONS = {
  share: { type: 'string' },
  users: { type: 'string' },
  'allow-dirty': { type: 'boolean', default: false },
  reason: { type: 'string' },
  ...AGAIN,
  ...NO_SMOKE,
  ...LEAVE_BEHIND,
} as const;

/**
 * `npm run canary -- jobs --share 10`: builds that remote and serves it to some users. If there is a candidate already, only its rollout
 * changes, so a larger share never changes the code.
 */
export async function canary(args: string[]) {
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options: OPTIONS });
  const name = packageNamed(positionals[0]);
  const store = openStore();
  const known = await candidateOf(store, name);
  const rollout = readRollout(values, known ?? undefined);
  if (known) {
    await changeRollout(store, name, rollout, { by: currentActor() });
    console.log(
      `${name} ${known.version} goes to ${describeRollout(rollout)} from now on. Nothing was built: it is the candidate of before.`,
    );
    return;
  }
  const flags = { ...readSmoke(values), ...readAgain(values), ...readLeaveBehind(values['leave-behind']) };
  await store.expectWritable();
  const version = await withBuild(name, { allowDirty: values['allow-dirty'] }, ({ built, act }) =>
    startCanary(store, name, built, rollout, { ...act, ...flags }),
  );
  console.log(`${name} ${version} goes to ${describeRollout(rollout)}. The others keep what they have.`);
  for (const sentence of await leftBehind(store)) console.log(sentence);
}

/** `npm run promote -- jobs`: serves the candidate to everybody. Nothing is built. */
export async function promote(args: string[]) {
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options: LEAVE_BEHIND });
  const name = packageNamed(positionals[0]);
  const store = openStore();
  const version = await promoteCandidate(store, name, { by: currentActor(), ...readLeaveBehind(values['leave-behind']) });
  console.log(`${name} ${version} is served to everybody from now on.`);
  for (const sentence of await leftBehind(store)) console.log(sentence);
}
