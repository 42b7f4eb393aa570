import { parseArgs } from 'node:util';
import { publish } from '../registry/publish';
import { withBuild } from '../release/prepare-build';
import { NO_SMOKE, readSmoke } from '../release/try-out';
import { openStore, packageNamed } from './open-store';
import { AGAIN, LEAVE_BEHIND, leftBehind, readAgain, readLeaveBehind } from './options';

/** `npm run release -- jobs`: builds that remote, if it changed, and serves it, in one atomic step. */
export async function release(args: string[]) {
  const options = {
    'allow-dirty': { type: 'boolean', default: false },
    reason: { type: 'string' },
    ...AGAIN,
    ...NO_SMOKE,
    ...LEAVE_BEHIND,
  } as const;
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options });
  const name = packageNamed(positionals[0]);
  const served = { ...readSmoke(values), ...readAgain(values), ...readLeaveBehind(values['leave-behind']) };
  const store = openStore();
  await store.expectWritable();
  const { version, changed } = await withBuild(name, { allowDirty: values['allow-dirty'] }, ({ built, act }) =>
    publish(store, name, built, { again: true, ...act, ...served }),
  );
  console.log(changed ? `${name} ${version} is served from now on.` : `${name} ${version} is what is served already.`);
  for (const sentence of await leftBehind(store)) console.log(sentence);
}
