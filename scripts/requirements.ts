/**
 * `npm run requirements`: which rows of `docs/spec/requirements.csv` the last test run proves, by area.
 * A row counts at its level: a `browser` row by a browser test, an `http` row by a test of the API, any other by any.
 * `-- --area jobs` lists an area's open rows, `-- --json` prints JSON.
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
  const count = (standing: 'proven' | 'below' | 'missing') => areas.reduce((sum, area) => sum + area[standing].length, 0);
  const [proven, below, missing] = [count('proven'), count('below'), count('missing')];
  console.log(`${proven} of ${proven + below + missing} requirements are proven by a test of their level that passed.`);
  console.log(`${proven + below} are named by some test that passed: ${below} of them below their level.\n`);
  for (const { area, proven: done, below: low, missing: open } of areas.filter((row) => !wanted || row.area === wanted)) {
    console.log(`${area.padEnd(12)} ${String(done.length).padStart(4)} of ${done.length + low.length + open.length}`);
    for (const [name, ids] of [['below', low] as const, ['open', open] as const]) {
      if (wanted) for (const id of ids) console.log(`  ${name.padEnd(5)} ${id}  ${statements.get(id) ?? ''}`);
      else if (ids.length > 0) console.log(`  ${name}: ${ranges(ids)}`);
    }
  }
  for (const mistake of mistakes) console.log(`✗ ${mistake}`);
}

process.chdir(new URL('..', import.meta.url).pathname);
const requirements = specRows('requirements').map(({ id = '', area = '', statement = '', level = '' }) => ({
  id,
  area,
  statement,
  level,
}));
const ran = readReports();
const result = tally(requirements, ran);
const wanted = process.argv[process.argv.indexOf('--area') + 1];
if (process.argv.includes('--json')) console.log(JSON.stringify(result, null, 2));
else show(result, new Map(requirements.map(({ id, statement }) => [id, statement])), process.argv.includes('--area') ? wanted : undefined);
if (ran.length === 0) console.error('There is no report of a run. Run `npm test` first.');
process.exitCode = ran.length === 0 || result.mistakes.length > 0 ? 1 : 0;
