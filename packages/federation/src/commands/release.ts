import { parseArgs } from 'node:util';
import { publish } from '../registry/publish';
import { withBuild } from '../release/prepare-build';
import { AGAIN, readAgain } from './again';
import { LEAVE_BEHIND, leftBehind, readLeaveBehind } from './left-behind';
import { openStore, packageNamed } from './open-store';

/** `npm run release -- jobs`: builds that remote alone, where it changed, and makes it the one that is served, in one step. */
export async function release(args: string[]) {
  const options = { 'allow-dirty': { type: 'boolean', default: false }, reason: { type: 'string' }, ...AGAIN, ...LEAVE_BEHIND } as const;
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options });
  const name = packageNamed(positionals[0]);
  const served = { ...readAgain(values), ...readLeaveBehind(values['leave-behind']) };
  const store = openStore();
  await store.expectWritable();
  const { version, flipped } = await withBuild(name, { allowDirty: values['allow-dirty'] }, ({ built, act }) =>
    publish(store, name, built, { again: true, ...act, ...served }),
  );
  console.log(flipped ? `${name} ${version} is served from now on.` : `${name} ${version} is what is served already.`);
  for (const sentence of await leftBehind(store)) console.log(sentence);
}
