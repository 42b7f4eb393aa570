import type { AuditLine } from '../registry/audit';
import { rollbackTargets, type KnownVersions, type PackageState, type WithdrawnState } from '../registry/state';
import { describeRollout } from '../release/rollout';
import { openStore } from './open-store';
import { leftBehind } from './options';

const AUDIT_LINES = 10;

const NAME = 12;
const VERSION = 18;

const row = (name: string, version: string, words: string) => `${name.padEnd(NAME)} ${version.padEnd(VERSION)} ${words}`;

/** Rolled-back versions whose files still exist, each with its reason. */
const takenBack = ({ history, takenBack: marks }: KnownVersions): string[] =>
  history.flatMap((version) => {
    const mark = marks[version];
    return mark ? [row('', version, `taken back by ${mark.by} at ${mark.at}: "${mark.reason}"`)] : [];
  });

function describe(name: string, state: PackageState): string {
  const { stable, history, candidate, takenBack: marks } = state;
  const others = history.filter((version) => version !== stable && version !== candidate?.version && !marks[version]);
  return [
    row(name, stable, `kept: ${others.join(', ') || 'none'}; a rollback goes to ${rollbackTargets(state)[0] ?? 'none'}`),
    ...(candidate ? [row('', candidate.version, `canary: ${describeRollout(candidate)}`)] : []),
    ...takenBack(state),
  ].join('\n');
}

const describeWithdrawn = (name: string, state: WithdrawnState): string =>
  [
    row(name, 'not served', state.held ? `held by ${state.held.by} at ${state.held.at}: "${state.held.reason}"` : 'withdrawn'),
    ...takenBack(state),
  ].join('\n');

/** Formats an audit record for people. */
const line = ({
  at,
  by,
  action,
  package: name,
  version,
  share,
  named,
  commit,
  reason,
  leaveBehind,
  takenBack: gone,
  again,
  held,
  untried,
}: AuditLine) =>
  [
    ...[at, action.padEnd(8), name, version],
    ...(share === undefined ? [] : [`${share} %`]),
    ...(named === undefined ? [] : [`${named} by name`]),
    ...(commit === undefined ? [] : [`from ${commit}`]),
    ...(leaveBehind === undefined ? [] : [`may leave behind ${leaveBehind.join(', ')}`]),
    ...(gone === undefined ? [] : [`takes back ${gone.join(', ')}`]),
    ...(again ? ['once taken back'] : []),
    ...(held ? ['on hold'] : []),
    ...(untried ? ['not opened in a browser before'] : []),
    `by ${by}`,
    ...(reason === undefined ? [] : [`"${reason}"`]),
  ].join('  ');

/**
 * `npm run status`: what is served and to whom, the history, rolled-back versions with reasons, remotes that do not fit the shell, and the
 * latest changes.
 */
export async function status() {
  const store = openStore();
  const { packages, withdrawn } = await store.read();
  for (const [name, state] of Object.entries(packages).sort()) console.log(describe(name, state));
  for (const [name, state] of Object.entries(withdrawn).sort()) console.log(describeWithdrawn(name, state));
  if (Object.keys({ ...packages, ...withdrawn }).length === 0)
    console.log(`${store.folder} holds nothing yet. Start the server once, or release something.`);
  for (const sentence of await leftBehind(store)) console.log(sentence);
  for (const entry of await store.recent(AUDIT_LINES)) console.log(line(entry));
}
