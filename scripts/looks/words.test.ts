import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';

const ROOT = path.join(__dirname, '../..');
const ESLINT = path.join(ROOT, 'node_modules/eslint/bin/eslint.js');
const CONFIG = path.join(ROOT, 'eslint.syntax.mjs');

interface Fault {
  line: number;
  message: string;
}

/** What lint reports for these lines in a file of this name. */
function faultsIn(lines: readonly string[], file: string): Fault[] {
  const args = [ESLINT, '--config', CONFIG, '--format', 'json', '--stdin', '--stdin-filename', file];
  const { stdout } = spawnSync(process.execPath, args, { cwd: ROOT, input: lines.join('\n'), encoding: 'utf8' });
  return (JSON.parse(stdout) as { messages: Fault[] }[]).flatMap(({ messages }) => messages);
}

const LITERALS = [
  '<p>Nothing here</p>',
  "<p>{open ? 'Open' : t('inbox.new')}</p>",
  "<p>{name ?? 'Nobody'}</p>",
  '<p>{`Hello, ${name}`}</p>',
  '<img alt="A house" src={src} />',
  '<button aria-label={`Remove ${name}`} />',
  "<Card title={'Invoices'} />",
  "<Field label={open ? 'From' : t('inbox.new')} />",
  "<List columns={[{ head: 'Start date', cell }]} />",
];

const TEXTS = [
  "<Card title={t('inbox.new')} name=\"inbox\" data-state={open ? 'open' : 'closed'} />",
  '<Field name="first_name" size="md" label={t(open ? \'inbox.new\' : \'inbox.send\')} />',
  '<p>· {amount} %</p>',
  "({ label: 'jobs.delete' })",
];

const drawn = (sources: readonly string[]) => sources.map((source, at) => `export const drawn${at} = ${source};`);

describe('words that are shown to users', () => {
  test('are refused in the code of a page', () => {
    const faults = faultsIn(drawn(LITERALS), 'shell/src/screens/inbox/new-thing.tsx');
    expect(faults.map(({ line }) => LITERALS[line - 1])).toEqual(LITERALS);
    expect(faults[0]?.message).toContain('texts.ts');
  });

  test('are refused in a table next to a component', () => {
    expect(faultsIn(["export const row = { label: 'Start date' };"], 'remotes/jobs/src/job/rows.ts')).toHaveLength(1);
  });

  test('are not found in the key of a text, the name of a field or variant, or a symbol', () => {
    expect(faultsIn(drawn(TEXTS), 'packages/shared/src/list/new-thing.tsx')).toEqual([]);
  });
});
