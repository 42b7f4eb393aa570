import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { distanceBetween } from './distance';

const EXAMPLES: [from: string | null, to: string | null, km: number | null, what: string][] = [
  ['2160', '2160', 0, 'within one post code'],
  ['2160', '2144', 4.6, 'Merrylands and Auburn'],
  ['2144', '2160', 4.6, 'the same way back'],
  ['2000', '3000', 713.4, 'Sydney and Melbourne'],
  ['6000', '0800', 2648.7, 'Perth and Darwin'],
  ['2160', null, null, 'without a destination'],
  [null, '2160', null, 'without an origin'],
  ['2160', '0001', null, 'a post code that does not exist'],
];

for (const [from, to, km, what] of EXAMPLES) {
  test(`${what}: ${km === null ? 'no distance is known' : `about ${km} km`}`, () => {
    const distance = distanceBetween(from, to);
    if (km === null) assert.equal(distance, null);
    else assert.ok(distance !== null && Math.abs(distance - km) <= Math.max(0.2, km * 0.02), String(distance));
  });
}

test('every post code of the table lies in Australia and occurs once', async () => {
  const rows = (await readFile(new URL('./post-codes.csv', import.meta.url), 'utf8')).trimEnd().split('\n');
  const codes = rows.map((row) => row.split(','));
  assert.equal(new Set(codes.map(([code]) => code)).size, rows.length);
  assert.ok(rows.length > 3_100, `${rows.length} rows`);
  for (const [code = '', lat, long] of codes) {
    assert.match(code, /^\d{4}$/);
    assert.ok(Number(lat) > -44 && Number(lat) < -9 && Number(long) > 112 && Number(long) < 154, code);
  }
});
