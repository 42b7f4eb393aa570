import { expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const LIB = path.resolve('scripts/lib');

interface Step {
  /** The content of each file, before the run and, if it is edited, while the tests run. */
  files: Record<string, string>;
  meanwhile?: Record<string, string>;
  skip?: boolean;
  /** `1/2` */
  shard?: string;
  code?: number;
  /** The units that failed, if the step says which. */
  failed?: string[];
  /** What each unit depends on: as known before the run, and as found during it. */
  units: Record<string, string[]>;
  found?: Record<string, string[]>;
  /** The smaller units that the step ran, if they differ from the requested ones. */
  ran?: string[];
}

/** Runs the steps one after the other, each in its own process. @returns the units that each step ran */
function runs(...steps: Step[]): string[][] {
  const home = mkdtempSync(path.join(os.tmpdir(), 'careloom-affected-'));
  const answers = steps.map((step) => {
    const source = `
      import { affected } from '${LIB}/affected.mjs';
      const { files, meanwhile, skip = true, code = 0, units, found, ran: smaller, failed } = ${JSON.stringify(step)};
      let now = files, known = units, changed = [];
      const fingerprints = { testFingerprint: async (places) => places.map((place) => now[place]).join(), forgetDigests: () => {} };
      const record = await affected(skip, { file: '${home}/state.json', fingerprints });
      const inputs = () => new Map(Object.entries(known).map(([name, places]) => [name, { places }]));
      await record.run(inputs, async (units) => {
        changed = units; now = meanwhile ?? now; known = found ?? known;
        return { code, output: '', ...(smaller && { ran: smaller }), ...(failed && { hasFailed: (unit) => failed.includes(unit) }) };
      });
      console.log(JSON.stringify(changed));`;
    const options = step.shard ? ['--', `--shard=${step.shard}`] : [];
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', source, ...options], { encoding: 'utf8' });
    return stderr ? [stderr] : (JSON.parse(stdout) as string[]);
  });
  rmSync(home, { recursive: true });
  return answers;
}

const UNITS = { jobs: ['kit', 'jobs'], finance: ['kit', 'finance'] };
const FILES = { kit: '1', jobs: '1', finance: '1' };
const first: Step = { files: FILES, units: UNITS };

test('a unit runs again only if something that it depends on has changed', () => {
  const jobs = { ...first, files: { ...FILES, jobs: '2' } };
  const kit = { ...first, files: { ...FILES, jobs: '2', kit: '2' } };
  expect(runs(first, first, jobs, jobs, kit)).toEqual([['jobs', 'finance'], [], ['jobs'], [], ['jobs', 'finance']]);
});

test('a unit that passed in one shard counts for that shard alone', () => {
  const half = { ...first, shard: '1/2' };
  expect(runs(half, half, first)).toEqual([['jobs', 'finance'], [], ['jobs', 'finance']]);
});

test('a failed unit runs again', () => {
  expect(runs({ ...first, code: 1 }, first, first)).toEqual([['jobs', 'finance'], ['jobs', 'finance'], []]);
});

test('if a step tells which units failed, the others have passed', () => {
  expect(runs({ ...first, code: 1, failed: ['jobs'] }, first, first)).toEqual([['jobs', 'finance'], ['jobs'], []]);
});

test('a unit whose files were edited while it ran runs again, with the old content or the new', () => {
  const edited = { ...FILES, jobs: '2' };
  expect(runs({ ...first, meanwhile: edited }, { ...first, files: edited })).toEqual([['jobs', 'finance'], ['jobs']]);
  expect(runs({ ...first, meanwhile: edited }, first)).toEqual([['jobs', 'finance'], ['jobs']]);
});

test('a run of everything runs everything, and what passes is skipped later', () => {
  expect(runs(first, { ...first, skip: false }, first)).toEqual([['jobs', 'finance'], ['jobs', 'finance'], []]);
});

test('a dependency that is found while a unit runs counts from then on', () => {
  const all = { spec: ['kit', 'jobs', 'finance'] };
  const found = { spec: ['kit', 'jobs'] };
  const changed = (place: string) => ({ files: { ...FILES, [place]: '2' }, units: found });
  expect(runs({ ...first, units: all, found }, changed('finance'))).toEqual([['spec'], []]);
  expect(runs({ ...first, units: all, found }, changed('jobs'))).toEqual([['spec'], ['spec']]);
});

test('a test file is tracked by its tests once they have passed, and an edit of it affects them all', () => {
  const file = { 'e2e/a.spec.ts': ['kit', 'jobs', 'finance'] };
  const tests = { 'e2e/a.spec.ts › one': ['kit', 'jobs'], 'e2e/a.spec.ts › two': ['kit', 'finance'] };
  const [one = '', two = ''] = Object.keys(tests);
  const passes: Step = { ...first, units: file, found: tests, ran: [one, two] };
  const later = (place: string): Step => ({ files: { ...FILES, [place]: '2' }, units: tests });
  expect(runs(passes, later('finance'), later('kit'))).toEqual([['e2e/a.spec.ts'], [two], [one, two]]);
  expect(runs({ ...passes, meanwhile: { ...FILES, jobs: '2' } }, later('jobs'))).toEqual([['e2e/a.spec.ts'], [one, two]]);
  expect(runs({ ...passes, code: 1 }, { ...later('jobs'), files: FILES })).toEqual([['e2e/a.spec.ts'], [one, two]]);
});

/**
 * The units of the browser tests in `files`, derived from what their tests loaded. Each has the remotes that it depends on as a whole, and
 * the built files.
 * @param built digests of the files in the build
 */
function remotesOf(loads: Record<string, string[]>, files: string[], built: Record<string, string> = {}): Record<string, string[]> {
  const source = `
    import { browserUnits } from '${LIB}/browser-units.mjs';
    const built = ${JSON.stringify(built)};
    const units = [...browserUnits(new Map(Object.entries(${JSON.stringify(loads)})), (file) => built[file])];
    const ofFiles = units.filter(([name]) => ${JSON.stringify(files)}.some((file) => name.startsWith(file)));
    const remotes = ({ places, also }) => [
      ...places.filter((place) => place.startsWith('remotes')),
      ...also.split('\\n').filter((line) => /^[a-z]+\\/[\\w.]+ /.test(line)),
    ];
    console.log(JSON.stringify(Object.fromEntries(ofFiles.map(([name, inputs]) => [name, remotes(inputs)]))));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', source], { encoding: 'utf8' });
  if (stderr) throw new Error(stderr);
  return JSON.parse(stdout) as Record<string, string[]>;
}

test('a test that visits one remote after another depends on each separately, and visits those that have changed', () => {
  const pairs = 'e2e/conformance/pairs.spec.ts';
  const loads = { [`${pairs} › old remotes`]: ['shell'], [`${pairs} › new remotes`]: ['*'] };
  const each = remotesOf(loads, [pairs]);
  expect(each).toMatchObject({
    [`${pairs} › old remotes`]: [],
    [`${pairs} › new remotes at remotes/jobs`]: ['remotes/jobs'],
    [`${pairs} › new remotes at remotes/settings`]: ['remotes/settings'],
  });
  const source = `
    import { filesAndTests, remotesToLookAt, unitsOf } from '${LIB}/browser-units.mjs';
    const changed = ${JSON.stringify([`${pairs} › new remotes at remotes/jobs`])};
    const only = remotesToLookAt(changed);
    const loads = new Map(Object.entries(${JSON.stringify(loads)}));
    const units = new Map(${JSON.stringify(Object.keys(each).map((name) => [name, {}]))});
    console.log(JSON.stringify({ only, chosen: filesAndTests(changed, units), ran: unitsOf(loads, only), all: unitsOf(loads, {}).length }));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', source], { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toEqual({
    only: { [`${pairs} › new remotes`]: ['jobs'] },
    chosen: [`${pairs} › new remotes`],
    ran: [`${pairs} › old remotes`, `${pairs} › new remotes at remotes/jobs`],
    all: Object.keys(each).length,
  });
});

test('a browser test depends on the remotes that its pages loaded; serial tests share theirs; a test that loaded nothing, or is unknown, depends on all', () => {
  const [lists, serial, unknown] = ['e2e/lists/every-list.spec.ts', 'e2e/remotes/shift-form.spec.ts', 'e2e/lists/rows.spec.ts'];
  const loads = {
    [`${lists} › jobs`]: ['jobs', 'shell'],
    [`${lists} › the API`]: [],
    [`${serial} › one`]: ['shell', 'timesheets'],
    [`${serial} › two`]: ['finance', 'shell'],
  };
  expect(remotesOf(loads, [lists, serial, unknown])).toEqual({
    [`${lists} › jobs`]: ['remotes/jobs'],
    [`${lists} › the API`]: ['remotes'],
    [serial]: ['remotes/finance', 'remotes/timesheets'],
    [unknown]: ['remotes'],
  });
});

test('a browser test depends on the built files that its pages loaded, and on all of a remote that lacks one of them now, or that the test names', () => {
  const spec = 'e2e/lists/every-list.spec.ts';
  const loads = { [`${spec} › a`]: ['finance', 'jobs/1.js', 'settings/2.js', 'settings/remoteEntry.js', 'shell'] };
  expect(
    remotesOf(loads, [spec], { 'settings/2.js': 'digest-2', 'settings/remoteEntry.js': 'digest-e', 'settings/3.js': 'digest-3' }),
  ).toEqual({
    [`${spec} › a`]: ['remotes/finance', 'remotes/jobs', 'settings/2.js digest-2', 'settings/remoteEntry.js digest-e'],
  });
});

test('the entry of a remote is compared without the digests of its other files', () => {
  const home = mkdtempSync(path.join(os.tmpdir(), 'careloom-affected-'));
  const digestOf = (content: string) => {
    writeFileSync(path.join(home, 'remoteEntry.js'), content);
    const source = `
      import { builtFile } from '${LIB}/browser-units.mjs';
      console.log(builtFile('settings/remoteEntry.js', () => '${home}') + ' ' + builtFile('settings/gone.js', () => '${home}'));`;
    return spawnSync(process.execPath, ['--input-type=module', '--eval', source], { encoding: 'utf8' }).stdout.trim();
  };
  const first = digestOf('{1:"sha256-aGk9/+b=",2:"sha256-xyz="}');
  expect(first).toMatch(/^[\da-f]{64} undefined$/);
  expect(digestOf('{1:"sha256-bGk9/+c=",2:"sha256-xyz="}')).toBe(first);
  expect(digestOf('{1:"sha256-aGk9/+b=",3:"sha256-xyz="}')).not.toBe(first);
  rmSync(home, { recursive: true });
});
