import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { refusals, reportOf, type Judged } from '../reports/gate';
import { committed, keepReleased, lastRelease, packageVersion, REPORTS, todayFile } from '../reports/released';
import { REPORTED, type Reported } from '../reports/reported';
import { factsOfSources } from '../reports/sources';
import { CommandRefused } from '../base/command-refused';

/** `shared` and `contract` as they are, with what is known of them. */
export async function judgedSources(): Promise<(Judged & { name: Reported })[]> {
  const facts = await factsOfSources();
  return REPORTED.map((name) => ({
    name,
    version: packageVersion(name),
    facts: facts[name],
    released: lastRelease(name),
    committed: committed(name),
  }));
}

/**
 * `npm run api-report`: writes what `shared` and `contract` are to others; `--release` keeps it as what was released with their
 * present versions. @throws CommandRefused where a change breaks somebody, or its version does not tell of it
 */
export async function apiReport(args: string[]) {
  const { values } = parseArgs({ args, options: { release: { type: 'boolean', default: false } } });
  await mkdir(REPORTS, { recursive: true });
  const all = await judgedSources();
  for (const judged of all) await writeFile(todayFile(judged.name), reportOf(judged));
  const known = all.filter(({ released }) => released || !values.release);
  const faults = known.flatMap((judged) => refusals({ ...judged, committed: reportOf(judged) }));
  if (faults.length > 0) throw new CommandRefused(faults.join('\n'));
  for (const judged of values.release ? all : []) keepReleased(judged.name, judged.version, reportOf(judged));
  for (const { name, version, facts } of all) console.log(`${name} ${version}: ${facts.length} facts in compat/api/${name}.txt`);
}
