import { SHEET_COLUMNS } from '@careloom/contract/resources/timesheets';
import { cards, heading, user } from '@careloom/shared/testing';
import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { drawPage } from '../testing/draw-page';
import { answerSheets, type SheetAnswer } from '../testing/serve-in-page';

jest.mock('../import/worker/start-sheet-worker', () => jest.requireActual<object>('../testing/serve-in-page'));

const HEAD = SHEET_COLUMNS.join(',');
const GOOD = '12,lin@careloom.test,2026-02-17,Morning,07:00,15:00,no,,,Well';
const sheet = (...rows: readonly string[]) => [HEAD, ...rows].join('\r\n');

const sums = (rows: readonly number[], warnings: readonly object[] = []) => ({
  total_cost: (rows.length * 304).toFixed(2),
  total_hour: (rows.length * 8).toFixed(2),
  fee: '0.00',
  rows: rows.map((row) => ({ row, total_cost: '304.00', total_hour: '8.00', fee: '0.00', rate_type: 'weekday', warnings })),
});
const checked = (rows: readonly number[], warnings: readonly object[] = []) => ({
  status: 200,
  body: {
    code: 200,
    message: 'The file can be imported.',
    data: { upload_id: null, created: rows.length, updated: 0, ...sums(rows, warnings) },
  },
});
const added = (rows: readonly number[]) => ({
  status: 200,
  body: {
    code: 200,
    message: 'Timesheet uploaded successfully.',
    data: { upload_id: 9, created: rows.length, updated: 0, ...sums(rows), rows: [] },
  },
});
const refused = (message: string, errors: object, data?: object) => ({
  status: 422,
  body: { code: 422, message, errors, ...(data && { data }) },
});

let answering: ReturnType<typeof answerSheets> | undefined;
afterEach(() => {
  answering?.restore();
  localStorage.clear();
});

async function open(content: string, answers: readonly SheetAnswer[], name = 'week-47.csv') {
  answering = answerSheets(answers);
  await drawPage('timesheets:upload', { as: 'super_admin', params: { shiftType: 'log' } });
  const file = new File([content], name, { type: 'text/csv' });
  Object.defineProperty(file, 'arrayBuffer', { value: () => Promise.resolve(new TextEncoder().encode(content).buffer) });
  await user.upload(screen.getByLabelText('Choose a file'), file);
  return answering.sent;
}
const cellAt = (row: number, column: string) => {
  const place = SHEET_COLUMNS.indexOf(column as (typeof SHEET_COLUMNS)[number]);
  return document.querySelector<HTMLElement>(`[data-at="${row - 2}"][data-column="${place}"]`) as HTMLElement;
};
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));

test('a chosen file shows its properties', async () => {
  await drawPage('timesheets:upload', { as: 'super_admin', params: { shiftType: 'log' } });
  expect(heading()).toBe('Upload Timesheet CSV');
  expect(within(screen.getByRole('list', { name: 'Steps' })).getByText('Choose file')).toHaveAttribute('aria-current', 'step');
  const template = screen.getByRole('link', { name: 'Download the template' });
  expect(template).toHaveAttribute('download', 'timesheet.csv');
  expect(decodeURIComponent(template.getAttribute('href') ?? '')).toBe(`data:text/csv;charset=utf-8,\uFEFF${HEAD}\r\n`);
  expect(cards()['Download the template']).toContain('job_id, worker_email, date, name');
});

test.each([
  ['another type', new File(['x'], 'week.xlsx'), 'Please upload a .csv file.'],
  ['5,000,001 bytes', new File([new Uint8Array(5_000_001)], 'week.csv'), 'File may not be greater than 5 MB.'],
])('%s is refused before it is read', async (_what, file, sentence) => {
  await drawPage('timesheets:upload', { as: 'super_admin', params: { shiftType: 'log' } });
  const input = screen.getByLabelText('Choose a file');
  fireEvent.change(input, { target: { files: [file] } });
  await waitFor(() => expect(input).toHaveAccessibleDescription(expect.stringContaining(sentence)));
});

test.each([
  ['a column that is missing', HEAD.replace('name,', ''), 'The column name is missing.'],
  ['no rows', HEAD, 'The file has no rows.'],
])('%s is refused after reading, and another file can be chosen', async (_what, content, sentence) => {
  await open(content, []);
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(screen.getByLabelText('Choose a file')).toBeInTheDocument();
});

test('rows are checked, priced, and added as a whole', async () => {
  const sent = await open(sheet(GOOD, GOOD.replace('17', '18')), [checked([2, 3]), added([2, 3])]);
  expect(await screen.findByText('$608.00')).toBeInTheDocument();
  expect(cellAt(2, 'date')).toHaveTextContent('2026-02-17');
  await press('Add 2 shifts');
  expect(await screen.findByText('2 shifts were added.')).toBeInTheDocument();
  expect(sent.map(({ dryRun, rows }) => [dryRun, rows.length])).toEqual([
    ['1', 2],
    ['0', 2],
  ]);
});

test('errors are shown at their cells; a proposal fixes all equal errors, and the server checks again', async () => {
  const faulty = sheet(GOOD.replace('2026-02-17', '17/02/26'), GOOD, GOOD.replace('2026-02-17', '18/2/2026'));
  const sent = await open(faulty, [refused('Unprocessable CSV File.', { '2.date': ['Date must be in Y-m-d format.'], '4.date': ['Date must be in Y-m-d format.'] }, sums([3])), checked([2, 3, 4])]); // oxfmt-ignore
  await screen.findByText('Errors 2');
  expect(await screen.findByText('$304.00')).toBeInTheDocument();
  expect(cellAt(2, 'date')).toHaveAttribute('aria-invalid', 'true');
  await press(/^Row 2, Date/);
  await press('Use 2026-02-17, all 2');
  await waitFor(() => expect(cellAt(4, 'date')).toHaveTextContent('2026-02-18'));
  expect(await screen.findByRole('button', { name: 'Add 3 shifts' })).toBeInTheDocument();
  expect(sent[1]?.rows.map((row) => row.split(',')[2])).toEqual(['2026-02-17', '2026-02-17', '2026-02-18']);
});

test('R8-042: cells beyond the header are an error of their row, and the proposal keeps them all', async () => {
  const sent = await open(sheet(`${GOOD}, and happy, too`, `${GOOD.replace('17', '18')},,`), [checked([2, 3]), checked([2, 3])]);
  await screen.findByText('Errors 1');
  expect(await screen.findByText('$608.00')).toBeInTheDocument();
  await press(/^Row 2, Description/);
  expect(screen.getAllByText('The row has more cells than the header.')).not.toHaveLength(0);
  expect(screen.queryByRole('button', { name: 'Add 2 shifts' })).toBeNull();
  await press('Add “and happy, too” to the description');
  await waitFor(() => expect(cellAt(2, 'description')).toHaveTextContent('Well, and happy, too'));
  expect(await screen.findByRole('button', { name: 'Add 2 shifts' })).toBeInTheDocument();
  expect(sent[1]?.rows.map((row) => row.split(',').slice(9).join(','))).toEqual(['"Well, and happy, too"', 'Well']);
});

test('typing, undo and redo by keyboard; the next error gets the focus', async () => {
  await open(sheet(GOOD, GOOD.replace('07:00', '')), [refused('Unprocessable CSV File.', { '3.start_time': ['Start time is required'] }), checked([2, 3])]); // oxfmt-ignore
  await screen.findByText('Errors 1');
  fireEvent.mouseDown(cellAt(2, 'job_id'));
  await user.keyboard('{F8}');
  await waitFor(() => expect(cellAt(3, 'start_time')).toHaveFocus());
  await user.keyboard('08:00{Tab}');
  await waitFor(() => expect(cellAt(3, 'end_time')).toHaveFocus());
  expect(cellAt(3, 'start_time')).toHaveTextContent('08:00');
  await waitFor(() => expect(cellAt(3, 'start_time')).not.toHaveAttribute('aria-invalid'));
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(cellAt(3, 'start_time')).toHaveTextContent(/^ ?Start time is required$/));
  await user.keyboard('{Control>}y{/Control}');
  await waitFor(() => expect(cellAt(3, 'start_time')).toHaveTextContent('08:00'));
  expect(await screen.findByRole('button', { name: 'Add 2 shifts' })).toBeInTheDocument();
});

test('an excluded row keeps its number and can be restored; the others are added', async () => {
  const faulty = sheet(GOOD.replace('12,', ','), GOOD);
  const sent = await open(faulty, [refused('Unprocessable CSV File.', { '2.job_id': ['Job is required'] }, sums([3])), checked([3])]);
  await press('Take 1 row out');
  expect(await screen.findByRole('button', { name: 'Download the row' })).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Add 1 shift' })).toBeInTheDocument();
  expect(sent[1]?.rows).toEqual(['', GOOD]);
  await press('Undo');
  expect(await screen.findByText('Errors 1')).toBeInTheDocument();
});

test('a worker on another shift: confirmation is asked for and sent with the sheet', async () => {
  const question = 'Worker already on another shift at the same time. Do you want to reassign?';
  const sent = await open(sheet(GOOD), [
    refused(question, { '2.start_time': [question] }, { confirm_reassign: true }),
    checked([2]),
    added([2]),
  ]);
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent(question);
  await user.click(within(dialog).getByRole('button', { name: 'Reassign' }));
  await press('Add 1 shift');
  await screen.findByText('1 shift was added.');
  expect(sent.map(({ reassign }) => reassign)).toEqual(['0', '1', '1']);
});

test('without an answer an error is shown, and the same attempt can be retried', async () => {
  const sent = await open(sheet(GOOD), [checked([2])]);
  await press('Add 1 shift');
  expect(await screen.findByRole('alert')).toHaveTextContent('There was no answer. Try again: no shift is added twice.');
  await press('Check again');
  await waitFor(() => expect(sent).toHaveLength(3));
});

test('a night and the warnings of the server are listed for review and block nothing', async () => {
  const night = GOOD.replace('07:00,15:00', '22:00,06:00');
  const warning = { code: 'rest', text: 'Only 6 hours of rest.', values: {} };
  await open(sheet(night), [checked([2], [warning])]);
  expect(await screen.findAllByText('Only 6 hours of rest.')).not.toHaveLength(0);
  await press(/^Row 2, End Time/);
  expect(screen.getAllByText('Overnight? Ends on the next day, after 8.00 h.')).not.toHaveLength(0);
  expect(await screen.findByRole('button', { name: 'Add 1 shift' })).toBeInTheDocument();
  await press('Active Night');
  await waitFor(() => expect(cellAt(2, 'active_night')).toHaveTextContent('yes'));
});

test('changes are restored after the page was left', async () => {
  await open(sheet(GOOD), [checked([2])]);
  await screen.findByText('$304.00');
  fireEvent.mouseDown(cellAt(2, 'name'));
  await waitFor(() => expect(cellAt(2, 'name')).toHaveFocus());
  await user.keyboard('Evening{Enter}');
  await waitFor(() => expect(Object.keys(localStorage).some((key) => key.endsWith('.upload-timesheet'))).toBe(true));
  cleanup();
  await drawPage('timesheets:upload', { as: 'super_admin', params: { shiftType: 'log' } });
  expect(screen.getByText('week-47.csv was left unfinished.')).toBeInTheDocument();
  await press('Continue');
  await waitFor(() => expect(cellAt(2, 'name')).toHaveTextContent('Evening'));
  await press('Other file');
  expect(await screen.findByLabelText('Choose a file')).toBeInTheDocument();
  expect(screen.queryByText('week-47.csv was left unfinished.')).toBeNull();
});
