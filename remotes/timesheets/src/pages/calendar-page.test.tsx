import { expect, test } from '@jest/globals';
import { heading, user } from '@careloom/shared/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { drawPage } from '../testing/draw-page';

type Role = 'super_admin' | 'team_leader' | 'worker';
const draw = (kind: 'log' | 'schedule', as: Role, query = '') =>
  drawPage(kind === 'log' ? 'calenderShiftLog' : 'calenderShiftSchedule', { as, params: { shiftType: kind }, query });

const texts = (of: readonly HTMLElement[]) => of.map((one) => one.textContent);
const dayOf = (name: RegExp) => screen.getByRole('gridcell', { name });
const controlsOf = (place: HTMLElement) =>
  within(place)
    .getAllByRole('button')
    .map((one) => one.getAttribute('aria-label') ?? one.textContent);
const pressedView = () => texts(within(screen.getByRole('group', { name: 'View' })).getAllByRole('button', { pressed: true }));

test('the month of the logs has the first shifts of each day, its sums, its special shifts, and a sum for each week', async () => {
  await draw('log', 'super_admin');
  expect(heading()).toBe('Shift Log Calendar');
  expect(screen.getByRole('status')).toHaveTextContent('March 2026, Month');
  expect(pressedView()).toEqual(['Month']);
  expect(texts(screen.getAllByRole('columnheader'))).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun', 'Week']);
  expect(controlsOf(dayOf(/^Saturday, 28 Feb 2026, 5 shifts, \$1,527.50/))).toEqual([
    '07 Aroha, Aroha Ngata-Williams, 07:00–09:30, Banksia House, Sydney time, Submitted',
    '18 Kwame, Kwame Mensah, 18:00–09:00, ends on the next day, Yarra Lane, Melbourne time, Sleep Over, Completed',
    '07 Isla, Isla Campbell, 07:00–09:30, Mulga House, Brisbane time, Approved',
    '+2 more',
  ]);
  const today = dayOf(/^Monday, 2 Mar 2026/);
  expect(today).toHaveAttribute('aria-current', 'date');
  expect(today).toHaveTextContent('Labour Day, public holiday in WA');
  expect(dayOf(/^Sunday, 5 Apr 2026/)).toHaveTextContent('The clock changes: Sydney 25 h, Melbourne 25 h');
  expect(within(dayOf(/^Sunday, 5 Apr 2026/)).getByText('25 h')).toBeInTheDocument();
  const [first] = screen.getAllByRole('row').slice(1);
  expect(
    within(first as HTMLElement)
      .getAllByRole('gridcell')
      .at(-1),
  ).toHaveTextContent('$27,289.75658.00 h14 sleep overs');
  expect(screen.getByText('$29,903.90').parentElement).toHaveTextContent('120 shifts · 707.30 h · 14 sleep overs · $29,903.90');
  expect(screen.getByRole('link', { name: 'List' })).toHaveAttribute('href', '/admin/timesheet/log');
});

test('the legend filters: each kind and house has its number', async () => {
  await draw('log', 'super_admin');
  const entries = (name: string) => within(screen.getByRole('group', { name })).getAllByRole('checkbox', { checked: true });
  expect(entries('Shift').map((box) => box.closest('div')?.textContent)).toEqual([
    ...['In progressOnly6', 'CompletedOnly17', 'SubmittedOnly38', 'ApprovedOnly8', 'InvoicedOnly24', 'CancelledOnly1'],
    ...['Sleep OverOnly17', 'Active NightOnly15'],
  ]);
  expect(entries('House')).toHaveLength(6);
  await user.click(screen.getByRole('button', { name: '1 more' }));
  expect(
    entries('House')
      .map((box) => box.closest('div')?.textContent)
      .at(-1),
  ).toBe('Yarra LaneOnly16');
});

test('"more" opens the list of a day with its sum, and each shift shows the lines of its amount', async () => {
  await draw('log', 'super_admin');
  await user.click(within(dayOf(/^Sunday, 1 Mar 2026/)).getByRole('button', { name: '+2 more' }));
  const panel = await screen.findByRole('dialog', { name: 'Sunday, 1 Mar 2026' });
  await within(panel).findByText('$1,591.75');
  expect(texts(within(panel).getAllByRole('listitem'))).toEqual([
    'Aroha Ngata-Williams 07:00–09:30, Banksia House, Sydney timeCompleted$180.00',
    'Isla Campbell 07:00–09:30, Mulga House, Brisbane timeCompleted$191.25',
    'Tuan Nguyễn 07:00–09:30, Jarrah Place, Perth timeCompleted$215.00',
    'KMKwame Mensah 18:00–09:00, Yarra Lane, Melbourne timeSleep Over$488.00',
    'Bartholomew Fitzgerald-Montgomery 18:00–09:00, Parramatta house, Sydney timeSleep Over$517.50',
  ]);
  await user.click(within(panel).getByRole('button', { name: /^Kwame/ }));
  const card = await screen.findByRole('dialog', { name: 'Shift' });
  expect(await within(card).findByText('$488.00')).toBeInTheDocument();
  expect(texts([...card.querySelectorAll<HTMLElement>('dl > div')])).toEqual([
    '1 Mar 202618:00–09:00',
    '4 h × 72.00288.00',
    'Sleep Over80.00',
    '3 h × 40.00120.00',
    'Total Cost$488.00',
  ]);
  expect(within(card).getByRole('link', { name: 'Open' })).toHaveAttribute(
    'href',
    expect.stringContaining('/admin/timesheet/log?from=2026-03-01'),
  );
  await user.click(within(card).getByRole('button', { name: 'Edit shift' }));
  expect(await screen.findByRole('dialog', { name: 'Edit shift' })).toBeInTheDocument();
  expect(card).not.toBeInTheDocument();
});

test('a week has its days side by side, with their hours and the rest of the night before', async () => {
  await draw('schedule', 'team_leader', '?view=week');
  expect(heading()).toBe('Shift Schedule Calendar');
  expect(screen.getByRole('group', { name: '2 – 8 Mar 2026' })).toBeInTheDocument();
  const tuesday = screen.getByRole('region', { name: 'Tuesday, 3 Mar 2026' });
  expect(within(tuesday).getByRole('heading', { level: 2 })).toHaveTextContent('Tue 3, 8 shifts49.50 h');
  expect(controlsOf(tuesday)[2]).toBe('07:00–09:30 Aroha 100.00 Banksia House, Sydney time, Aroha Ngata-Williams, Published');
  expect(within(tuesday).getAllByRole('button', { name: /^19:00 ?–08:00 Mei/ })).toHaveLength(2);
  expect(screen.getByText(/A day runs 06:00 to 06:00/)).toBeInTheDocument();
});

test('the agenda lists the days that have shifts; a worker’s own shifts are distinguished by house', async () => {
  await draw('schedule', 'worker', '?view=agenda');
  const days = screen.getAllByRole('heading', { level: 2 });
  expect(days).toHaveLength(13);
  expect(days[0]?.closest('section')).toHaveTextContent(
    'Tuesday 3 Mar1 shift · $100.00Banksia House 07:00–09:30, Sydney timePublished$100.00',
  );
  expect(screen.queryByRole('group', { name: 'House' })).not.toBeInTheDocument();
});

test('a month without shifts keeps its grid and shows the empty state', async () => {
  await draw('schedule', 'worker', '?date=2020-01-15');
  expect(screen.getAllByRole('gridcell', { name: /, no shifts/ })).toHaveLength(35);
  expect(screen.getByRole('heading', { name: 'No Records Found' })).toBeInTheDocument();
});

test('keys move the day with the focus, also into another month, and change the view', async () => {
  await draw('log', 'super_admin');
  dayOf(/^Monday, 2 Mar 2026/).focus();
  fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowLeft' });
  expect(dayOf(/^Sunday, 1 Mar 2026/)).toHaveFocus();
  fireEvent.keyDown(document.activeElement as Element, { key: 'Enter' });
  const panel = await screen.findByRole('dialog', { name: 'Sunday, 1 Mar 2026' });
  await user.keyboard('{Escape}');
  expect(panel).not.toBeInTheDocument();
  expect(dayOf(/^Sunday, 1 Mar 2026/)).toHaveFocus();
  fireEvent.keyDown(document.activeElement as Element, { key: 't' });
  expect(dayOf(/^Monday, 2 Mar 2026/)).toHaveFocus();
  fireEvent.keyDown(document.activeElement as Element, { key: 'PageDown' });
  expect(screen.getByRole('status')).toHaveTextContent('April 2026, Month');
  expect(screen.getByRole('grid', { name: 'March 2026' })).toBeInTheDocument();
  expect(await screen.findByRole('grid', { name: 'April 2026' })).toBeInTheDocument();
  expect(dayOf(/^Thursday, 2 Apr 2026/)).toHaveFocus();
});
