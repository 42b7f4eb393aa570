import type { AuditLine } from '../registry/audit';
import type { PackageState } from '../registry/state';
import { nameAudience } from '../release/audience';
import { leftBehind } from './left-behind';
import { openStore } from './open-store';

const AUDIT_LINES = 10;

function describe(name: string, { stable, history, candidate }: PackageState): string {
  const others = history.filter((version) => version !== stable && version !== candidate?.version);
  const trial = candidate ? `\n${''.padEnd(12)} ${candidate.version.padEnd(18)} canary: ${nameAudience(candidate)}` : '';
  return `${name.padEnd(12)} ${stable.padEnd(18)} kept: ${others.join(', ') || 'none'}${trial}`;
}

/** A line of the audit for people. */
const line = ({ at, by, action, package: name, version, share, named, commit, reason, leaveBehind }: AuditLine) =>
  [
    ...[at, action.padEnd(8), name, version],
    ...(share === undefined ? [] : [`${share} %`]),
    ...(named === undefined ? [] : [`${named} by name`]),
    ...(commit === undefined ? [] : [`from ${commit}`]),
    ...(leaveBehind === undefined ? [] : [`may leave behind ${leaveBehind.join(', ')}`]),
    `by ${by}`,
    ...(reason === undefined ? [] : [`"${reason}"`]),
  ].join('  ');

/** `npm run status`: what is served and to whom, what was, which remotes do not fit the shell, and the last changes. */
export async function status() {
  const store = openStore();
  const { packages } = await store.read();
  for (const [name, state] of Object.entries(packages).sort()) console.log(describe(name, state));
  if (Object.keys(packages).length === 0) console.log(`${store.folder} holds nothing yet. Start the server once, or release something.`);
  for (const sentence of await leftBehind(store)) console.log(sentence);
  for (const entry of await store.recent(AUDIT_LINES)) console.log(line(entry));
}
