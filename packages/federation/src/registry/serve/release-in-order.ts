import { RegistryRefused } from '../refused';

/**
 * Releases packages one after the other. A package that takes over an address waits until the previous owner is released without it.
 * @param release releases one of them; returns a sentence if anything changed
 * @throws RegistryRefused if no order works
 */
export async function releaseInOrder(names: readonly string[], release: (name: string) => Promise<string | null>): Promise<string[]> {
  const released: string[] = [];
  const refused: { name: string; why: RegistryRefused }[] = [];
  for (const name of names) {
    try {
      const done = await release(name);
      if (done !== null) released.push(done);
    } catch (why) {
      if (!(why instanceof RegistryRefused)) throw why;
      refused.push({ name, why });
    }
  }
  const [first] = refused;
  if (!first) return released;
  if (refused.length === names.length) throw first.why;
  const waiting = refused.map(({ name }) => name);
  return [...released, ...(await releaseInOrder(waiting, release))];
}
