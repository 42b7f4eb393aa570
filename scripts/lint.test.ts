import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import tseslint from 'typescript-eslint';

const ROOT = path.join(__dirname, '..');
const ESLINT = path.join(ROOT, 'node_modules/eslint/bin/eslint.js');

/** What ESLint reports for these lines in a file of the server. */
function faultsIn(lines: readonly string[]): { line: number; ruleId: string | null }[] {
  const args = [ESLINT, '--format', 'json', '--stdin', '--stdin-filename', 'packages/api/src/app/new-thing.ts'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: ROOT, input: lines.join('\n'), encoding: 'utf8' });
  return (JSON.parse(stdout) as { messages: { line: number; ruleId: string | null }[] }[]).flatMap(({ messages }) => messages);
}

describe('the rules that need types', () => {
  const { rules } = JSON.parse(readFileSync(path.join(ROOT, '.oxlintrc.json'), 'utf8')) as { rules: Record<string, unknown> };

  /** The typed rules that typescript-eslint recommends: `recommendedTypeChecked` without the rules of `recommended`. */
  const recommended = tseslint.configs.recommendedTypeChecked.flatMap((config) => Object.entries(config.rules ?? {}));
  const all = (tseslint.plugin as { rules?: Record<string, { meta: { docs?: { requiresTypeChecking?: boolean } } }> }).rules;
  const needsTypes = (rule: string) => all?.[rule]?.meta.docs?.requiresTypeChecking === true;
  const wanted = recommended
    .filter(([name, level]) => name.startsWith('@typescript-eslint/') && level !== 'off')
    .map(([name]) => name.replace('@typescript-eslint/', ''))
    .filter(needsTypes);

  test('are all errors in the configuration of oxlint', () => {
    expect(wanted.length).toBeGreaterThan(20);
    const levels = wanted.map((name) => [name, [rules[`typescript/${name}`]].flat()[0]]);
    expect(levels).toEqual(wanted.map((name) => [name, 'error']));
  });
});

test('no comment disables a rule of either linter', () => {
  const lines = [
    '// oxlint-disable',
    'export const a = 1; // oxlint-disable-line no-console',
    '/* oxlint-disable-next-line */',
    '/* eslint-disable */',
    'export const b: any = 1; // eslint-disable-line',
  ];
  const faults = faultsIn(lines);
  expect([...new Set(faults.map(({ line }) => line))].sort()).toEqual([1, 2, 3, 4, 5]);
  expect(faults.filter(({ ruleId }) => ruleId === '@typescript-eslint/no-explicit-any')).toHaveLength(1);
});

test('identical types occur once in a union or an intersection', () => {
  const lines = [
    'export type A = { a: 1 } & { a: 1 };',
    'export type B = (() => void) | (string | (() => void));',
    'export type C = { a: 1 } & { a: 2 };',
  ];
  const faults = faultsIn(lines).filter(({ ruleId }) => ruleId === 'careloom/same-types');
  expect(faults.map(({ line }) => line)).toEqual([1, 2]);
});
