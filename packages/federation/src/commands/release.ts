import { buildWeb } from '../build/build-all';
import { outputOf } from '../workspace';
import { line } from './build';
import { openStore, packageNamed } from './open-store';

/** `npm run release -- jobs`: builds that remote alone, where it changed, and makes it the one that is served, in one step. */
export async function release([name]: string[]) {
  const remote = packageNamed(name);
  await buildWeb(remote, (built) => console.log(line(built)));
  const { version, flipped } = await openStore().publish(remote, outputOf(remote), { again: true });
  console.log(flipped ? `${remote} ${version} is served from now on.` : `${remote} ${version} is what is served already.`);
}
