/**
 * `npm run requirements`: what the last run of the tests proves of `docs/spec/requirements.csv`, by area.
 * `-- --area jobs` writes an area's open rows out, `-- --json` is for programs.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { specRows } from '../testing/spec-csv';
import { fromJest, fromJunit, fromPlaywright, type Ran } from './requirements/read-reports';
import { ranges, tally, type Tally } from './requirements/tally';

function readReports(): Ran[] {
  const reports = existsSync('reports') ? readdirSync('reports').sort() : [];
  return reports.flatMap((name) => {
    const text = readFileSync(`reports/${name}`, 'utf8');
    if (name.endsWith('.xml')) return fromJunit(name, text);
    if (name === 'jest.json') return fromJest(name, text);
    return name === 'e2e.json' ? fromPlaywright(name, text) : [];
  });
}

function show({ areas, mistakes }: Tally, statements: ReadonlyMap<string, string>, wanted: string | undefined) {
  const proven = areas.reduce((sum, area) => sum + area.proven.length, 0);
  const total = areas.reduce((sum, area) => sum + area.proven.length + area.missing.length, 0);
  console.log(`${proven} of ${total} requirements are proven by a test that passed.\n`);
  for (const { area, proven: done, missing } of areas.filter((row) => !wanted || row.area === wanted)) {
    console.log(`${area.padEnd(12)} ${String(done.length).padStart(4)} of ${done.length + missing.length}`);
    if (wanted) for (const id of missing) console.log(`  ${id}  ${statements.get(id) ?? ''}`);
    else if (missing.length > 0) console.log(`  open: ${ranges(missing)}`);
  }
  for (const mistake of mistakes) console.log(`✗ ${mistake}`);
}

process.chdir(new URL('..', import.meta.url).pathname);
const requirements = specRows('requirements').map(({ id = '', area = '', statement = '' }) => ({ id, area, statement }));
const ran = readReports();
const result = tally(requirements, ran);
const wanted = process.argv[process.argv.indexOf('--area') + 1];
if (process.argv.includes('--json')) console.log(JSON.stringify(result, null, 2));
else show(result, new Map(requirements.map(({ id, statement }) => [id, statement])), process.argv.includes('--area') ? wanted : undefined);
if (ran.length === 0) console.error('There is no report of a run. Run `npm test` first.');
process.exitCode = ran.length === 0 || result.mistakes.length > 0 ? 1 : 0;
