import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { refusals, reportOf, type Judged } from '../reports/gate';
import {
  committed,
  storeReleasedReport,
  lastRelease,
  packageVersion,
  REPORTS,
  todayFile,
  REPORTED,
  type Reported,
} from '../reports/released';
import { factsOfSources } from '../reports/sources';
import { CommandRefused } from '../base/command-refused';

/** The current API of `shared` and `contract`, compared with the reports. */
export async function judgedSources(): Promise<(Judged & { name: Reported })[]> {
  const { names, ...facts } = await factsOfSources();
  return REPORTED.map((name) => ({
    name,
    version: packageVersion(name),
    facts: facts[name],
    names,
    released: lastRelease(name),
    committed: committed(name),
  }));
}

/**
 * `npm run api-report`: writes the API reports of `shared` and `contract`; `--release` also stores them as released with the current
 * versions. @throws CommandRefused if a change is breaking, or the version does not reflect it
 */
export async function apiReport(args: string[]) {
  const { values } = parseArgs({ args, options: { release: { type: 'boolean', default: false } } });
  await mkdir(REPORTS, { recursive: true });
  const all = await judgedSources();
  for (const judged of all) await writeFile(todayFile(judged.name), reportOf(judged));
  const known = all.filter(({ released }) => released || !values.release);
  const faults = known.flatMap((judged) => refusals({ ...judged, committed: reportOf(judged) }));
  if (faults.length > 0) throw new CommandRefused(faults.join('\n'));
  for (const judged of values.release ? all : []) storeReleasedReport(judged.name, judged.version, reportOf(judged));
  for (const { name, version, facts } of all) console.log(`${name} ${version}: ${facts.length} facts in compat/api/${name}.txt`);
}
