import { expect, test } from '@jest/globals';
import { fromJest, fromJunit, fromPlaywright, type Level } from './read-reports';
import { ranges, tally } from './tally';

const REQUIREMENTS = ['R1-001', 'R1-002', 'R2-001', 'R2-002', 'R2-003'].map((id) => ({
  id,
  area: id < 'R2' ? 'shell' : 'jobs',
  statement: id,
  level: 'any',
}));
const ran = (title: string, passed = true, level: Level = 'unit') => ({ title, passed, level, where: 'x' });

test('a requirement is proven by a test that passed, unless another one did not', () => {
  const tests = [ran('R1-001: one'), ran('R2-001 R2-002: two'), ran('R2-002: again', false), ran('no id')];
  expect(tally(REQUIREMENTS, tests)).toEqual({
    areas: [
      { area: 'shell', proven: ['R1-001'], below: [], missing: ['R1-002'] },
      { area: 'jobs', proven: ['R2-001'], below: [], missing: ['R2-002', 'R2-003'] },
    ],
    mistakes: [],
  });
});

test('a row counts at its own level only', () => {
  const [row = { id: '', area: '', statement: '', level: '' }] = REQUIREMENTS;
  const standing = (level: string, ...levels: Level[]) => {
    const tests = levels.map((of) => ran(`${row.id}: x`, true, of));
    const [area] = tally([{ ...row, level }], tests).areas;
    return area && { ...area, area: undefined };
  };
  const [proven, below] = [
    { proven: [row.id], below: [], missing: [] },
    { proven: [], below: [row.id], missing: [] },
  ];
  expect(standing('browser', 'unit', 'http')).toEqual(below);
  expect(standing('browser', 'unit', 'browser')).toEqual(proven);
  expect(standing('http', 'browser')).toEqual(below);
  expect(standing('http', 'http')).toEqual(proven);
  expect(standing('any', 'unit')).toEqual(proven);
});

test('an unknown id, and more than three in one title, are mistakes', () => {
  const { mistakes } = tally(REQUIREMENTS, [
    ran('R9-999: no row'),
    ran('R1-001 R1-002 R2-001 R2-002: too much'),
    ran('R1-001 R1-002 R2-001: enough'),
  ]);
  expect(mistakes).toEqual([expect.stringContaining('R9-999 is no requirement'), expect.stringContaining('4 requirements in one test')]);
});

test('ranges of ids are abbreviated, pairs are not', () => {
  expect(ranges(['R1-001', 'R1-002', 'R1-003', 'R2-001'])).toBe('R1-001..R1-003 R2-001');
  expect(ranges(['R1-001', 'R1-002', 'R1-009'])).toBe('R1-001 R1-002 R1-009');
  expect(ranges(['R1-099', 'R1-100', 'R1-101'])).toBe('R1-099..R1-101');
  expect(ranges([])).toBe('');
});

test("jest's report: only what passed, passed", () => {
  const assertionResults = ['passed', 'failed', 'pending'].map((status) => ({ title: `R1-001: ${status}`, status }));
  expect(fromJest('jest.json', JSON.stringify({ testResults: [{ name: 'a.test.ts', assertionResults }] }))).toEqual([
    { title: 'R1-001: passed', passed: true, level: 'unit', where: 'jest.json: a.test.ts' },
    { title: 'R1-001: failed', passed: false, level: 'unit', where: 'jest.json: a.test.ts' },
    { title: 'R1-001: pending', passed: false, level: 'unit', where: 'jest.json: a.test.ts' },
  ]);
});

test("Playwright's report: nested suites; neither skipped nor flaky ones passed", () => {
  const spec = (title: string, ok: boolean, status: string) => ({ title, file: 'a.spec.ts', ok, tests: [{ status }] });
  const inner = { specs: [spec('flaky', true, 'flaky'), spec('skipped', true, 'skipped'), spec('unexpected', false, 'unexpected')] };
  const text = JSON.stringify({ suites: [{ specs: [spec('expected', true, 'expected')], suites: [inner] }] });
  expect(fromPlaywright('e2e.json', text).map(({ title, passed }) => [title, passed])).toEqual([
    ['expected', true],
    ['flaky', false],
    ['skipped', false],
    ['unexpected', false],
  ]);
});

test("Node's report: a test with a failure or that was skipped did not pass", () => {
  const xml = `<?xml version="1.0"?><testsuites>
  <testsuite name="R1-001: a suite is no test"><testcase name="R2-001: a &quot;b&quot; &amp; c" time="0.1" classname="test" file="a.test.ts"/>
  <testcase name="R2-002: fails" time="0.1"><failure type="x" message="&lt;y&gt;">R2-003</failure></testcase>
  <testcase name="skipped" time="0.1"><skipped type="skipped" message="true"/></testcase></testsuite></testsuites>`;
  expect(fromJunit('federation.xml', xml).map(({ level }) => level)).toEqual(['unit', 'unit', 'unit']);
  expect(fromJunit('api-pglite.xml', xml)).toEqual([
    { title: 'R2-001: a "b" & c', passed: true, level: 'http', where: 'api-pglite.xml: a.test.ts' },
    { title: 'R2-002: fails', passed: false, level: 'http', where: 'api-pglite.xml: ' },
    { title: 'skipped', passed: false, level: 'http', where: 'api-pglite.xml: ' },
  ]);
});
