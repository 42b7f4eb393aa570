import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { compare } from './compare';
import { keyOf, readReport, writeReport } from './fact';

const BEFORE = [
  'gives GET /jobs: call',
  'takes GET /jobs > query?: object',
  'takes GET /jobs > query.status?: "closed" | "open"',
  'takes GET /jobs > query.page: number | string',
  'asks GET /jobs > query.page less_than: 100',
  'gives GET /jobs > data: object',
  'gives GET /jobs > data.house: object',
  'gives GET /jobs > data.house.name: string',
  'gives GET /jobs > data.state: null | string',
  'fixed GET /jobs > multipart: no',
  'noted GET /jobs > access: job-read',
  'both event moved@1: event',
  'both event moved@1 > carries: object',
  'both event moved@1 > carries.id: number',
  'gives ui/Button: function',
  'takes ui/Button > (1): object',
  'takes ui/Button > (1).onPress?: function',
  'gives ui/Button > (1).onPress(1): string',
];

/** @param gone lines that are removed @param come lines that are added */
const after = (gone: readonly string[], come: readonly string[]) =>
  compare(readReport(BEFORE.join('\n')), readReport([...BEFORE.filter((line) => !gone.includes(line)), ...come].join('\n'))).map(
    ({ kind, fact, what }) => `${kind}: ${keyOf(fact)} ${what}`,
  );

const swapped = (gone: string, come: string) => after([gone], [come]);

describe('breaks code that relies on it', () => {
  for (const [what, differences, sentence] of [
    ['a removed export', after(['gives ui/Button: function', ...BEFORE.slice(-3)], []), /^breaks: ui\/Button is no longer there$/],
    [
      'a removed response field',
      after(['gives GET /jobs > data.house: object', 'gives GET /jobs > data.house.name: string'], []),
      /^breaks: GET \/jobs > data\.house is no longer there$/,
    ],
    [
      'a response field that may be missing now',
      swapped('gives GET /jobs > data.house.name: string', 'gives GET /jobs > data.house.name?: string'),
      /may be missing/,
    ],
    [
      'a response field of another type',
      swapped('gives GET /jobs > data.house.name: string', 'gives GET /jobs > data.house.name: null | string'),
      /was string and is null \| string/,
    ],
    ['a new required request field', after([], ['takes GET /jobs > query.area: string']), /query\.area is new and has to be given/],
    [
      'a request field that is required now',
      swapped('takes GET /jobs > query.status?: "closed" | "open"', 'takes GET /jobs > query.status: "closed" | "open"'),
      /has to be given/,
    ],
    [
      'a removed request field',
      after(['takes GET /jobs > query.page: number | string', 'asks GET /jobs > query.page less_than: 100'], []),
      /query\.page is no longer there/,
    ],
    [
      'a value that is no longer accepted',
      swapped('takes GET /jobs > query.status?: "closed" | "open"', 'takes GET /jobs > query.status?: "open"'),
      /no longer takes/,
    ],
    [
      'a stricter rule',
      swapped('asks GET /jobs > query.page less_than: 100', 'asks GET /jobs > query.page less_than: 50'),
      /may be refused/,
    ],
    ['a new rule', after([], ['asks GET /jobs > query.status rule validation.in: meets it']), /is a rule that there was not/],
    ['what may not change', swapped('fixed GET /jobs > multipart: no', 'fixed GET /jobs > multipart: yes'), /nothing may change/],
    ['a new required field of an event', after([], ['both event moved@1 > carries.by: string']), /carries\.by is new and has to be given/],
    ['a callback with fewer arguments', after(['gives ui/Button > (1).onPress(1): string'], []), /onPress\(1\) is no longer there/],
    ['a new required parameter', after([], ['takes ui/Button > (2): string']), /\(2\) is new and has to be given/],
  ] as const) {
    test(what, () => {
      assert.equal(differences.filter((line) => line.startsWith('breaks')).length, 1, differences.join('\n'));
      assert.match(differences.join('\n'), sentence);
    });
  }
});

describe('adds, and breaks nothing', () => {
  for (const [what, differences] of [
    [
      'a call, with its required fields',
      after([], ['gives GET /houses: call', 'takes GET /houses > query: object', 'takes GET /houses > query.area: string']),
    ],
    ['an optional request field', after([], ['takes GET /jobs > query.area?: string'])],
    [
      'an optional part with required fields',
      after([], ['takes GET /jobs > query.near?: object', 'takes GET /jobs > query.near.code: string']),
    ],
    [
      'a request field that is optional now',
      swapped('takes GET /jobs > query.page: number | string', 'takes GET /jobs > query.page?: number | string'),
    ],
    [
      'a value that is accepted as well',
      swapped('takes GET /jobs > query.status?: "closed" | "open"', 'takes GET /jobs > query.status?: "closed" | "late" | "open"'),
    ],
    [
      'any text instead of two values',
      swapped('takes GET /jobs > query.status?: "closed" | "open"', 'takes GET /jobs > query.status?: string'),
    ],
    ['a looser rule', swapped('asks GET /jobs > query.page less_than: 100', 'asks GET /jobs > query.page less_than: 200')],
    ['a response field', after([], ['gives GET /jobs > data.house.suburb: string'])],
    [
      'a response field that is never null any more',
      swapped('gives GET /jobs > data.state: null | string', 'gives GET /jobs > data.state: string'),
    ],
    ['an optional field of an event', after([], ['both event moved@1 > carries.by?: string'])],
    ['a callback with more arguments', after([], ['gives ui/Button > (1).onPress(2): number'])],
    ['an export', after([], ['gives ui/Weave: function', 'takes ui/Weave > (1): object'])],
  ] as const) {
    test(what, () => {
      assert.ok(differences.length > 0);
      assert.deepEqual(
        differences.filter((line) => line.startsWith('breaks')),
        [],
      );
    });
  }
});

test('a removed rule and another permission are not differences', () => {
  assert.deepEqual(after(['asks GET /jobs > query.page less_than: 100'], []), []);
  assert.deepEqual(swapped('noted GET /jobs > access: job-read', 'noted GET /jobs > access: house-read'), []);
});

test('a report is parsed as it was written, in any order of its lines', () => {
  const text = writeReport(readReport([...BEFORE, 'gives ui/Tip: function (since 1.2.0)'].reverse().join('\n')));
  assert.equal(writeReport(readReport(text)), text);
  assert.equal(readReport(text).at(-1)?.since, '1.2.0');
  assert.throws(() => readReport('ui/Button: function'), /No line of an API report: ui\/Button: function/);
});
