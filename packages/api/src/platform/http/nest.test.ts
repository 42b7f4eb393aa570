import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nest } from './nest';

const TABLE: [name: string, fields: [string, unknown][], nested: unknown][] = [
  [
    'plain names',
    [
      ['a', '1'],
      ['b', '2'],
    ],
    { a: '1', b: '2' },
  ],
  [
    'a repeated name keeps its last value',
    [
      ['a', '1'],
      ['a', '2'],
    ],
    { a: '2' },
  ],
  [
    'a list by numbers',
    [
      ['x[0][n]', 'p'],
      ['x[0][e]', 'q'],
      ['x[1][n]', 'r'],
    ],
    { x: [{ n: 'p', e: 'q' }, { n: 'r' }] },
  ],
  [
    'a list by empty brackets',
    [
      ['ids[]', '4'],
      ['ids[]', '5'],
    ],
    { ids: ['4', '5'] },
  ],
  [
    'numbers with a gap are not a list',
    [
      ['x[0]', 'a'],
      ['x[2]', 'b'],
    ],
    { x: { 0: 'a', 2: 'b' } },
  ],
  [
    'a value, then an object of the same name',
    [
      ['x', '1'],
      ['x[y]', '2'],
    ],
    { x: { y: '2' } },
  ],
  [
    'names of prototypes are ignored',
    [
      ['__proto__[polluted]', '1'],
      ['constructor[prototype][polluted]', '1'],
      ['a', '1'],
    ],
    { a: '1' },
  ],
  ['nested too deeply', [[`a${'[b]'.repeat(50)}`, '1']], {}],
  [
    'an empty name',
    [
      ['', '1'],
      ['[', '2'],
    ],
    {},
  ],
];

for (const [name, fields, nested] of TABLE) {
  test(`form fields: ${name}`, () => {
    assert.deepEqual(nest(fields), nested);
    assert.equal(({} as { polluted?: string }).polluted, undefined);
  });
}
