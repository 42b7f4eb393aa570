import type { Upload } from '@careloom/contract/resources/uploads';
import { answering, type Asked, aUser, draw, json, refusal, type Reply, user } from '@careloom/shared/testing';
import { expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ImportSheet } from './import-sheet';

const EARLIER: Upload = {
  id: 7,
  kind: 'house',
  file_name: 'west.csv',
  rows: 2,
  state: 'imported',
  house: null,
  uploaded_by: { id: 1, first_name: 'Margaret', last_name: 'Okafor' },
  created_at: '2026-11-20T02:00:00.000Z',
  reversed_by: null,
  reversed_at: null,
};
const page = (items: readonly Upload[]) => json(200, { items, page: 1, per_page: 3, last_page: 1, total: items.length });
const A_SHEET = new File(['name\n'], 'houses.csv', { type: 'text/csv' });

/** Opens the import; sheets are answered one after the other. @returns the sheets that were sent */
function open(kind: 'house' | 'participant' | 'support_worker', sheets: readonly Reply[], earlier: readonly Upload[] = []) {
  const left = [...sheets];
  const asked = answering(({ method, url }) => {
    if (method === 'GET') return page(earlier);
    return url.endsWith('/reverse')
      ? json(200, { deleted: 2, restored: 0 }, 'Upload reversed successfully.')
      : (left.shift() ?? 'no answer');
  });
  const onClose = jest.fn();
  const houseId = kind === 'participant' ? 2 : undefined;
  draw(<ImportSheet kind={kind} houseId={houseId} onClose={onClose} />, { as: aUser() });
  const sent = () => asked().filter(({ url, method }) => method === 'POST' && url.endsWith('/import'));
  return { sent, asked, onClose };
}
const choose = async (file = A_SHEET) => user.upload(await screen.findByLabelText('Choose a file'), file);
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const dryRun = ({ body }: Asked) => (body as FormData).get('dry_run');

const CHECKED = json(200, { rows: 2, created: 0, upload_id: null }, 'The file can be imported.');
const IMPORTED = json(200, { rows: 2, created: 2, upload_id: 8 }, 'Houses imported successfully.');

test('a file is checked first, and imported by the second press', async () => {
  const { sent, onClose } = open('house', [CHECKED, IMPORTED]);
  await choose();
  await press('Check file');
  expect(await screen.findByText('2 rows are correct. Nothing is saved until you import them.')).toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
  await press('Import 2 houses');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent().map(({ url, body }) => [url, dryRun({ body } as Asked), ((body as FormData).get('file') as File).name])).toEqual([
    ['/house/import', '1', 'houses.csv'],
    ['/house/import', '0', 'houses.csv'],
  ]);
});

test('another file is checked again', async () => {
  const { sent } = open('support_worker', [CHECKED, CHECKED]);
  await choose();
  await press('Check file');
  expect(await screen.findByRole('button', { name: 'Import 2 support workers' })).toBeInTheDocument();
  expect(screen.getByText('Each person is mailed a link to set a password.')).toBeInTheDocument();
  await choose(new File(['name\n'], 'others.csv'));
  await press('Check file');
  await waitFor(() => expect(sent().map(dryRun)).toEqual(['1', '1']));
});

test('each error of a cell is shown by row and column; the file stays chosen, and another file clears the errors', async () => {
  const errors = {
    '12.post_code': ['Please enter the valid Post Code'],
    '3.name': ['House Name is required'],
    '4': ['The row has more cells than the header.'],
  };
  open('house', [refusal(422, 'Unprocessable CSV File.', { errors })]);
  await choose();
  await press('Check file');
  const table = await screen.findByRole('table');
  expect(
    within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'RowColumnProblem',
    '3nameHouse Name is required',
    '4Whole rowThe row has more cells than the header.',
    '12post_codePlease enter the valid Post Code',
  ]);
  expect(screen.getByText('3 cells to correct, nothing was imported')).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('Unprocessable CSV File.');
  expect(screen.getByText('houses.csv')).toBeInTheDocument();
  await choose(new File(['name\n'], 'corrected.csv'));
  await waitFor(() => expect(screen.queryByRole('table')).toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an error of the whole file is shown at the file field', async () => {
  const file = ['The column suburb is missing.', 'The column town is not known.'];
  open('participant', [refusal(422, 'Unprocessable CSV File.', { errors: { file } }), 'no answer']);
  await choose();
  await press('Check file');
  await waitFor(() => expect(screen.getByLabelText('Choose a file')).toHaveAccessibleDescription(expect.stringContaining(file.join(' '))));
});

test('a file of 501 rows is refused with its message, and stays chosen', async () => {
  const errors = { file: ['A file may have 500 rows at most.'] };
  const { onClose } = open('participant', [refusal(422, 'Unprocessable CSV File.', { errors })]);
  await choose(new File(['name\n'], 'residents.csv'));
  await press('Check file');
  const input = screen.getByLabelText('Choose a file');
  await waitFor(() => expect(input).toHaveAccessibleDescription(expect.stringContaining('A file may have 500 rows at most.')));
  expect(screen.getByText('residents.csv')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Check file' })).toBeEnabled();
  expect(onClose).not.toHaveBeenCalled();
});

test('without an answer, the checked file can be sent again', async () => {
  const { sent } = open('house', [CHECKED, 'no answer', IMPORTED]);
  await choose();
  await press('Check file');
  await press('Import 2 houses');
  expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
  await press('Import 2 houses');
  await waitFor(() => expect(sent().map(dryRun)).toEqual(['1', '0', '0']));
});

test.each([
  ['no file', null, 'File is required'],
  ['another type', new File(['x'], 'houses.xlsx'), 'Please upload a .csv file.'],
  ['more than 5 MB', new File([new Uint8Array(5_000_001)], 'houses.csv'), 'File may not be greater than 5 MB.'],
])('%s is refused before anything is sent', async (_what, file, message) => {
  const { sent } = open('house', []);
  const input = await screen.findByLabelText('Choose a file');
  if (file) fireEvent.change(input, { target: { files: [file] } });
  await press('Check file');
  await waitFor(() => expect(input).toHaveAccessibleDescription(expect.stringContaining(message)));
  expect(sent()).toEqual([]);
});

test('the template has the columns of the sheet in its header', async () => {
  open('participant', []);
  const link = await screen.findByRole('link', { name: 'Download the template' });
  expect(link).toHaveAttribute('download', 'participants.csv');
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toBe(
    'data:text/csv;charset=utf-8,\uFEFFname,dob,support_coordinator,parent_guardian,plan_manager,notes\r\n',
  );
});

test.each([
  ['house', 'state: NSW, VIC, QLD, SA, WA, TAS, ACT, NT · gender: male, female, other · is_active: yes, no'],
  ['participant', 'dob: 1990-12-31'],
  ['support_worker', 'dob: 1990-12-31 · state: NSW, VIC, QLD, SA, WA, TAS, ACT, NT · gender: male, female, other'],
] as const)('the format of the columns of a sheet of %s is shown before a file is chosen', async (kind, cells) => {
  open(kind, []);
  expect(await screen.findByText(cells)).toBeInTheDocument();
});

test('leaving the file field empty is no error; submitting without a file is', async () => {
  open('house', [], [EARLIER]);
  (await screen.findByLabelText('Choose a file')).focus();
  await press('Undo west.csv');
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByText('File is required')).toBeNull();
  await press('Check file');
  expect(await screen.findByText('File is required')).toBeInTheDocument();
});

test('an earlier import is undone after a confirmation', async () => {
  const { asked } = open('house', [], [EARLIER]);
  await press('Undo west.csv');
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('west.csv2 rows, 20 Nov 2026, Margaret Okafor');
  expect(question).toHaveTextContent('All records that it created are deleted.');
  await user.click(within(question).getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(asked().find(({ url }) => url.endsWith('/reverse'))?.body).toEqual({ upload_id: 7 }));
});

test('an earlier import of participants shows their house', async () => {
  open('participant', [], [{ ...EARLIER, kind: 'participant', house: { id: 2, name: 'Saltbush Cottage' } }]);
  expect(await screen.findByText('2 rows, Saltbush Cottage, 20 Nov 2026, Margaret Okafor')).toBeInTheDocument();
});
