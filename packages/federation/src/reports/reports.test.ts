import assert from 'node:assert/strict';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { judgedSources } from '../commands/api-report';
import { freshFolder } from '../testing/a-release';
import { ROOT } from '../base/workspace';
import { contractFacts } from './contract/contract-facts';
import { refusals, reportOf, type Judged } from './gate';
import { readReport, writeReport } from './facts/fact';
import { storeReleasedReport, packageVersion, todayFile, unstoredReports, type Reported } from './released';
import { factsOfShared, sharedEntries } from './sources';

const sources = await judgedSources();
const judged = (name: Reported): Judged => {
  const found = sources.find((one) => one.name === name);
  if (!found) throw new Error(`There is no report of ${name}.`);
  return found;
};

/** The result of the gate for facts changed after a release, with an updated report. */
const refusalsOf = (name: Reported, changes: Partial<Judged>) => {
  const version = '1.0.0';
  const released = { version, facts: readReport(writeReport(judged(name).facts)) };
  const changed = { ...judged(name), version, released, ...changes };
  return refusals({ ...changed, committed: reportOf(changed) });
};

/** A file of the packages with one piece of text replaced. */
function edited(file: string, piece: string, by: string): [file: string, text: string] {
  const full = path.join(ROOT, 'packages', file);
  const text = readFileSync(full, 'utf8');
  assert.ok(text.includes(piece), `${file} has no ${piece}`);
  return [full, text.replace(piece, by)];
}

describe('the reports of shared and contract', () => {
  for (const name of ['shared', 'contract'] as const) {
    test(`the report of ${name} in compat/api matches its sources, and its version reflects every change since its last release`, () => {
      assert.deepEqual(refusals(judged(name)), []);
    });
  }

  test('a removed export of shared is refused by name; an added one requires a minor version', () => {
    const piece = 'export { formatBusinessNumber,';
    const overlay = new Map([edited('shared/src/format/index.ts', piece, 'export { formatBusinessNumber as formatAbn,')]);
    const format = sharedEntries().filter(({ name }) => name === 'format');
    const rest = judged('shared').facts.filter(({ owner }) => !owner.startsWith('format/'));
    const shared = [...rest, ...factsOfShared(format, overlay)];
    assert.deepEqual(refusalsOf('shared', { facts: shared }), [
      'shared: format/formatBusinessNumber is no longer there. Keep it as it was in 1.0.0, or raise the version in packages/shared/package.json to 2.0.0.',
    ]);
    assert.deepEqual(refusalsOf('shared', { facts: shared, version: '2.0.0' }), []);
    const more = [...judged('shared').facts, ...shared.filter(({ owner }) => owner === 'format/formatAbn')];
    assert.match(refusalsOf('shared', { facts: more }).join('\n'), /^shared: format\/formatAbn is new.*\. Raise the version .* to 1\.1\.0/);
    assert.deepEqual(refusalsOf('shared', { facts: more, version: '1.1.0' }), []);
    assert.match(
      reportOf({ ...judged('shared'), facts: more, version: '1.1.0' }),
      /^gives format\/formatAbn: function \(since 1\.1\.0\)$/m,
    );
  });

  test('a change without an updated report is refused with the command that writes it', () => {
    const { facts } = judged('shared');
    const [sentence = ''] = refusals({ ...judged('shared'), facts: facts.slice(0, -1), version: '2.0.0' });
    assert.match(sentence, /^shared: compat\/api\/shared\.txt is not what the sources say .* Run npm run api-report and commit/);
    assert.match(refusals({ ...judged('shared'), released: null })[0] ?? '', /no report of a release/);
  });
});

test('a shell is not released before its reports are stored as released', () => {
  const folder = freshFolder();
  storeReleasedReport('shared', '1.0.0', 'gives ui/Tip: function\n', folder);
  writeFileSync(todayFile('shared', folder), 'gives ui/Tip: function\n');
  storeReleasedReport('contract', '1.0.0', 'gives text a: text\n', folder);
  writeFileSync(todayFile('contract', folder), 'gives text a: text\ngives text b: text (since 1.1.0)\n');
  assert.deepEqual(unstoredReports(folder), [
    `the report of contract ${packageVersion('contract')} is not kept as released: run npm run api-report -- --release and commit what it writes`,
  ]);
});

/** The facts of a copy of the contract with one piece of text replaced. */
async function contractWith(file: string, piece: string, by: string) {
  const copy = path.join(freshFolder(), 'contract');
  cpSync(path.join(ROOT, 'packages/contract/src'), path.join(copy, 'src'), { recursive: true });
  cpSync(path.join(ROOT, 'packages/contract/package.json'), path.join(copy, 'package.json'));
  symlinkSync(path.join(ROOT, 'packages/contract/node_modules'), path.join(copy, 'node_modules'));
  const [full, text] = edited(`contract/src/${file}`, piece, by);
  writeFileSync(path.join(copy, 'src', path.relative(path.join(ROOT, 'packages/contract/src'), full)), text);
  const names = judged('contract').facts.filter(({ owner }) => owner.includes('/') && !/^(GET|POST|PUT|DELETE) /.test(owner));
  return [...names, ...(await contractFacts(path.join(copy, 'src')))];
}

describe('a change of the contract is refused', () => {
  for (const [what, file, piece, by, sentence] of [
    [
      'a removed response field',
      'resources/jobs.ts',
      '  duration: z.string(),\n',
      '',
      /^contract: GET \/jobs > data\.items\[\]\.duration is no longer there\. Keep/,
    ],
    [
      'a request field that is required now',
      'resources/jobs.ts',
      'end_date: optional(date())',
      'end_date: date()',
      /^contract: POST \/jobs > body\.end_date could be left out and has to be given/,
    ],
    [
      'a stricter rule',
      'resources/jobs.ts',
      'name: text(120)',
      'name: text(80)',
      /^contract: POST \/jobs > body\.name max_length was 120 and is 80/,
    ],
    [
      'an event with fewer guaranteed fields',
      'events.ts',
      'ids: z.array(z.number())',
      'ids: z.optional(z.array(z.number()))',
      /^contract: event resource\.changed@1 > carries\.ids was always there/,
    ],
  ] as const) {
    test(what, async () => {
      const facts = await contractWith(file, piece, by);
      assert.match(refusalsOf('contract', { facts })[0] ?? '', sentence);
      assert.deepEqual(refusalsOf('contract', { facts, version: '2.0.0' }), []);
    });
  }

  test('but a new response field or optional request field requires only a minor version', async () => {
    const facts = await contractWith('resources/jobs.ts', '  duration: z.string(),\n', '  duration: z.string(),\n  colour: z.string(),\n');
    assert.deepEqual(refusalsOf('contract', { facts, version: '1.1.0' }), []);
    assert.match(
      refusalsOf('contract', { facts })[0] ?? '',
      /colour is new, as \d+ more\. Raise the version in packages\/contract\/package\.json to 1\.1\.0/,
    );
  });
});
