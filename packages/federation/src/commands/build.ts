import { buildAll } from '../build/build-all';
import type { Built } from '../build/if-changed';

/** What a build says of one package. */
export const line = ({ name, built, took }: Built) =>
  `  ${built ? '✓' : '·'} ${name.padEnd(12)} ${built ? `built in ${(took / 1000).toFixed(1)} s` : 'unchanged'}`;

/** `npm run build`: shell, remotes and server, where anything changed. The last line sums it up. */
export async function build() {
  const all = await buildAll((built) => console.log(line(built)));
  const names = all.filter(({ built }) => built).map(({ name }) => name);
  console.log(names.length === 0 ? 'nothing changed' : `built ${names.join(', ')}`);
}
