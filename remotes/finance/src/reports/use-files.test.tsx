import { expect, jest, test } from '@jest/globals';
import type { ReportFile } from '@careloom/contract/resources/report-files';
import { answering, type Asked, aUser, draw, json, refusal, user } from '@careloom/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { ExportMenu } from './export-menu';
import { FileBar } from './file-bar';
import { useFiles } from './use-files';

const FILE: ReportFile = {
  id: 3,
  kind: 'invoice',
  format: 'pdf',
  name: 'invoice_report.pdf',
  total: 108,
  done: 67,
  started_at: '2026-11-25T00:00:00Z',
  ended_at: null,
  refusal: null,
};
const READY: ReportFile = { ...FILE, done: 108, ended_at: '2026-11-25T00:01:00Z' };
const LINK = { url: 'http://careloom.test/export-invoice?file=3&signature=x', expires: '2026-11-25T00:06:00Z' };

/** Answers successive requests for the files with these responses, and repeats the last one. */
function server(answers: ReportFile[][], made: () => ReturnType<typeof json> = () => json(200, FILE)) {
  let asked = 0;
  return answering(({ uri, method }: Asked) => {
    if (uri.startsWith('/report/export-link')) return json(200, LINK);
    if (method !== 'GET') return method === 'POST' ? made() : json(200, {});
    asked += 1;
    return json(200, { files: answers[Math.min(asked, answers.length) - 1] });
  });
}

function Exports() {
  const { files, make } = useFiles('invoice');
  return (
    <>
      <ExportMenu onPick={(format) => void make(format)} />
      <FileBar of="invoice" files={files} />
    </>
  );
}

/** Selects an entry of the menu with the keyboard. */
async function pick(name: string) {
  const button = () => screen.getByRole('button', { name: 'Export' });
  await waitFor(() => expect(button()).toHaveAttribute('aria-haspopup'));
  button().focus();
  await user.keyboard('{ArrowDown}');
  const entry = await screen.findByRole('menuitem', { name });
  for (let step = 0; step < 4 && !entry.hasAttribute('data-highlighted'); step += 1) await user.keyboard('{ArrowDown}');
  await user.keyboard('{Enter}');
}
const linksOf = (asked: ReturnType<typeof answering>) => asked().filter(({ url }) => url.startsWith('/report/export-link')).length;

test('a file shows its progress, and that it continues without the page', async () => {
  server([[FILE, { ...READY, id: 5, name: 'latest.csv' }, { ...READY, id: 2, format: 'csv', name: 'invoice_report.csv' }]]);
  draw(<Exports />, { as: aUser() });
  expect(await screen.findByRole('progressbar', { name: 'invoice_report.pdf' })).toHaveAttribute('value', '67');
  expect(screen.getByRole('region', { name: 'invoice_report.pdf' })).toHaveTextContent('67 of 108. Goes on if you leave this page.');
  expect(screen.getByRole('button', { name: 'Stop' })).toBeEnabled();
  expect(screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'))).toEqual(['invoice_report.pdf', 'latest.csv']);
});

test('a file requested by this page is downloaded once, when it is ready', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {}); // jsdom goes nowhere
  const asked = server([[], [FILE], [READY]]);
  draw(<Exports />, { as: aUser() });
  await pick('PDF, to print or send');
  expect(await screen.findByText('108 records, kept for a day', {}, { timeout: 6_000 })).toBeInTheDocument();
  await waitFor(() => expect(linksOf(asked)).toBe(1));
  expect(asked().find(({ method }) => method === 'POST')?.body).toMatchObject({ kind: 'invoice', format: 'pdf' });
});

test('a file of an earlier visit is downloaded only by its button, and can be removed', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {}); // jsdom goes nowhere
  const asked = server([[READY], []]);
  draw(<Exports />, { as: aUser() });
  await screen.findByText('108 records, kept for a day');
  expect(linksOf(asked)).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Download' }));
  await waitFor(() => expect(linksOf(asked)).toBe(1));
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByText('invoice_report.pdf')).toBeNull());
  expect(asked().some(({ method, url }) => method === 'DELETE' && url === '/report/files/3')).toBe(true);
});

test('a failed file shows the reason; files of other reports are not shown', async () => {
  server([
    [
      { ...READY, refusal: 'A report may have 10000 rows at most. Choose fewer by its filters.' },
      { ...READY, id: 4, kind: 'expense', name: 'expense_report.pdf' },
    ],
  ]);
  draw(<Exports />, { as: aUser() });
  expect(await screen.findByText('invoice_report.pdf could not be made')).toBeInTheDocument();
  expect(screen.getByText(/^A report may have 10000 rows/)).toBeInTheDocument();
  expect(screen.queryByText('expense_report.pdf')).toBeNull();
});

test('an earlier server, which stores no files, sends the file at once', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {}); // jsdom goes nowhere
  const asked = server([[]], () => refusal(404, 'Record does not exist.'));
  draw(<Exports />, { as: aUser() });
  await pick('CSV, one line for each record');
  await waitFor(() => expect(linksOf(asked)).toBe(1));
});
