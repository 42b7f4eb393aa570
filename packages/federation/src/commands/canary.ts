import { parseArgs } from 'node:util';
import { candidateOf, offer, widen } from '../registry/canary';
import { nameAudience, readAudience } from '../release/audience';
import { withBuild } from '../release/prepare-build';
import { NO_SMOKE, readSmoke } from '../release/try-out';
import { whoActs } from '../release/who-acts';
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
 * `npm run canary -- jobs --share 10`: builds that remote and serves it to some users. If there is a candidate already, only its audience
 * changes, so a larger share never changes the code.
 */
export async function canary(args: string[]) {
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options: OPTIONS });
  const name = packageNamed(positionals[0]);
  const store = openStore();
  const known = await candidateOf(store, name);
  const audience = readAudience(values, known ?? undefined);
  if (known) {
    await widen(store, name, audience, { by: whoActs() });
    console.log(
      `${name} ${known.version} goes to ${nameAudience(audience)} from now on. Nothing was built: it is the candidate of before.`,
    );
    return;
  }
  const offered = { ...readSmoke(values), ...readAgain(values), ...readLeaveBehind(values['leave-behind']) };
  await store.expectWritable();
  const version = await withBuild(name, { allowDirty: values['allow-dirty'] }, ({ built, act }) =>
    offer(store, name, built, audience, { ...act, ...offered }),
  );
  console.log(`${name} ${version} goes to ${nameAudience(audience)}. The others keep what they have.`);
  for (const sentence of await leftBehind(store)) console.log(sentence);
}
