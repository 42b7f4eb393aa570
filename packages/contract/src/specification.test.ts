/** The contract matches the specification's tables exactly: nothing missing, nothing added. */
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { specRows, type Row, type Table } from '../../../testing/spec-csv';
import type { Call } from './call';
import { commonMessages, hiringStateMessages, shiftStateMessages } from './messages/common';
import { MESSAGES } from './messages/index';
import { PERMISSIONS } from './permissions';
import { ROUTES } from './route-names';

const byKey = (table: Table, key: string, value: (row: Row) => unknown) =>
  Object.fromEntries(specRows(table).map((row) => [row[key] ?? '', value(row)]));

/** That all of the specification's texts exist, in whichever part owns them, is checked in `scripts/looks/texts.test.ts`. */
test('every text of the server is in the table, word for word', () => {
  const shown = { ...commonMessages, ...hiringStateMessages, ...shiftStateMessages };
  const serverTexts = Object.entries(MESSAGES).filter(([key]) => !Object.hasOwn(shown, key));
  const specified = byKey('messages', 'key', (row) => row['text']);
  expect(Object.fromEntries(serverTexts)).toEqual(Object.fromEntries(serverTexts.map(([key]) => [key, specified[key]])));
});

test('every permission is known; a name in brackets is a menu item that needs none', () => {
  const named = specRows('permissions').map((row) => row['permission'] ?? '');
  expect([...PERMISSIONS].sort()).toEqual(named.filter((name) => !name.startsWith('(')).sort());
});

test('every route has its name and the parameters of its path', () => {
  const paramsOf = (row: Row) => [...(row['path'] ?? '').matchAll(/:(\w+)/g)].map(([, name]) => name);
  expect(ROUTES).toEqual(byKey('routes', 'name', paramsOf));
});

const isCall = (value: unknown): value is Call => typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

/** The calls of every file in `resources`, so that a new file cannot be forgotten. */
async function callsOfContract(): Promise<Call[]> {
  const files = readdirSync(new URL('./resources/', import.meta.url)).filter((file) => !file.endsWith('.test.ts'));
  const modules = await Promise.all(files.map((file) => import(`./resources/${path.basename(file, '.ts')}`) as Promise<object>));
  return modules.flatMap((module) => Object.values(module).flatMap((group: object) => Object.values(group).filter(isCall)));
}

describe('every call', () => {
  test('is a row of the table: its method, its path, and the text of its success', async () => {
    const rows = byKey('api', 'id', (row) => row);
    for (const { id, method, path: template, success } of await callsOfContract()) {
      const row = rows[id] as Row | undefined;
      const texts = (row?.['success_message'] ?? '').split(' / ').filter(Boolean);
      const pattern = success && new RegExp(`^${MESSAGES[success].replaceAll(/[.?!]/g, '\\$&').replace('{Record}', '[A-Z][a-z -]+')}$`);
      const specified = { id, method: row?.['method'], path: row?.['path']?.replaceAll(/\{(\w+)\}/g, ':$1') };
      expect({ id, method, path: `/api/v1${template}` }).toEqual(specified);
      expect({ id, fits: pattern ? texts.some((text) => pattern.test(text)) : texts.length === 0 }).toEqual({ id, fits: true });
    }
  });

  test('is written once', async () => {
    const ids = (await callsOfContract()).map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(ids.length).toBeGreaterThan(50);
  });
});

/** Rows that come from the specification itself must not be changed. Our own rows may be improved, with an ADR. */
describe('what was specified is frozen', () => {
  const checksum = (rows: Row[]) =>
    createHash('sha256')
      .update(JSON.stringify(rows.map((row) => Object.values(row))))
      .digest('hex');
  const specified = (table: Table) => specRows(table).filter((row) => row['source']?.startsWith('seed'));

  test.each([
    ['api', 92, 'f2c3f2d4170e838e915b54cd1498c114b7e8d94704f69731b6790252c7107718'],
    ['messages', 296, '60b3dddbb9ca30bab357b0cd9324b8607c836debc310221a2fb59b672d3c4c2a'],
    ['permissions', 25, '2650b820238182de151d20639334007a6694e9ff221f2f17ee66fa690fa1e1da'],
    ['routes', 88, 'adb249b93f99ab1b0010eb34684ddde3838a9b516704a1ecf590d73a9757721f'],
  ] as const)('%s.csv: %i rows', (table, count, sum) => {
    expect(specified(table)).toHaveLength(count);
    expect(checksum(specified(table))).toBe(sum);
  });

  test('requirements.csv: every row', () => {
    expect(specRows('requirements')).toHaveLength(993);
    const rows = specRows('requirements');
    expect(checksum(rows.map(({ level: _level, ...row }) => row))).toBe('e9217a5b967f640e3cc9682671ca622aed391b5e6da3904589b4078a17aa207c');
    const count = (level: string) => rows.filter((row) => row['level'] === level).length;
    expect(['browser', 'http', 'any'].map(count)).toEqual([675, 117, 201]);
  });
});
