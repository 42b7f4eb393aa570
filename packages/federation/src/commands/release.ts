import { buildPackage } from '../build/build-package';
import { outputOf } from '../workspace';
import { openStore, packageNamed } from './open-store';

/** `npm run release -- jobs`: builds that remote alone and makes it the one that is served, in one step. */
export async function release([name]: string[]) {
  const remote = packageNamed(name);
  await buildPackage(remote);
  const { version, flipped } = await openStore().publish(remote, outputOf(remote), { again: true });
  console.log(flipped ? `${remote} ${version} is served from now on.` : `${remote} ${version} is what is served already.`);
}
