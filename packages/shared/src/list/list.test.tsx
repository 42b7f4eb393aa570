import { jobs } from '@careloom/contract/resources/jobs';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, aUser, json, refusal } from '../../testing/index';
import { NO_DATE } from '../format/index';
import { jobsPage } from '../gallery/data/jobs';
import { navigate } from '../navigation/index';
import { QueryClientProvider, queryClient } from '../query/index';
import { clearSession, setUser } from '../session/store';
import { UiProvider } from '../ui/index';
import { defineList, ListPage, type ListDefinition } from './index';

const EMPTY = { items: [], page: 1, per_page: 10, last_page: 1, total: 0 };
const archive = jest.fn<(ids: number[]) => void>();

const definition = defineList({
  call: jobs.list,
  caption: 'All Jobs',
  keyOf: (job) => job.id,
  nameOf: (job) => job.name,
  hrefOf: (job) => `/admin/jobs/detail/${job.id}`,
  columns: [
    { key: 'name', head: 'Name/Title', place: 'title', sort: 'name', cell: (job) => job.name },
    { key: 'type', head: 'Type', cell: (job) => job.type },
  ],
  filters: [{ kind: 'select', name: 'status', label: 'Status', multiple: true, options: [{ value: 'open', label: 'Open' }] }],
  actions: (job) => [{ label: `Edit ${job.id}` }],
  bulk: [{ label: 'Archive', onPick: (rows) => archive(rows.map(({ id }) => id)) }],
  empty: { why: 'No job has been posted yet.', action: <button type="button">Post a Job</button> },
});

const show = (changes: Partial<ListDefinition<typeof jobs.list>> = {}) => {
  render(
    <QueryClientProvider client={queryClient}>
      <UiProvider>
        <ListPage title="All Jobs" definition={{ ...definition, ...changes }} />
      </UiProvider>
    </QueryClientProvider>,
  );
  return userEvent.setup();
};
const query = () => new URLSearchParams(window.location.search);
const lastAsked = (asked: () => readonly { uri: string }[]) => new URL(asked().at(-1)?.uri ?? '', 'http://x').searchParams;

beforeEach(() => {
  setUser(aUser());
  act(() => navigate('/admin/jobs'));
  archive.mockReset();
});
afterEach(() => {
  clearSession();
  queryClient.clear();
  localStorage.clear();
});

describe('a list', () => {
  test('R2-269: shows the rows of a page and their total, and links to the other pages', async () => {
    const asked = answering(json(200, jobsPage(1)), json(200, jobsPage(2)));
    const user = show();
    expect(await screen.findByRole('link', { name: 'Weekend community access' })).toHaveAttribute('href', '/admin/jobs/detail/1');
    expect(screen.getByText('1–10 of 48')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Page 2' }));
    expect(query().get('page')).toBe('2');
    expect(await screen.findByText('11–20 of 48')).toBeInTheDocument();
    expect(lastAsked(asked).get('page')).toBe('2');
  });

  test('R2-267: requests the first page of a search once typing stops', async () => {
    act(() => navigate('/admin/jobs?page=3'));
    const asked = answering(json(200, jobsPage(1)));
    const user = show();
    await screen.findByText('Full-time key worker');
    await user.keyboard('/nights');
    await waitFor(() => expect(query().get('search')).toBe('nights'));
    expect(query().get('page')).toBeNull();
    await waitFor(() => expect(lastAsked(asked).get('search')).toBe('nights'));
    expect(asked().some(({ uri }) => uri.includes('search=n&') || uri.endsWith('search=n'))).toBe(false);
  });

  test('a search with a minimum of two letters starts at the second, shows the minimum, and ends at one letter', async () => {
    const asked = answering(json(200, jobsPage(1)));
    const user = show({ searchFrom: 2 });
    await screen.findByText('Full-time key worker');
    const box = screen.getByRole('searchbox', { name: 'Search', description: 'Search, 2 letters or more' });
    await user.type(box, 'n{Enter}');
    expect([query().get('search'), asked().length]).toEqual([null, 1]);
    await user.type(box, 'i{Enter}');
    await waitFor(() => expect(lastAsked(asked).get('search')).toBe('ni'));
    await user.type(box, '{Backspace}{Enter}');
    expect(query().get('search')).toBeNull();
    expect(box).toHaveValue('n');
  });

  test('the total of a column is in the table footer, and keeps its space while loading', async () => {
    answering(json(200, jobsPage(1)));
    const totals = [definition.columns[0], definition.columns[1]].map((column, at) => ({ ...column, total: at === 0 ? '48 jobs' : '12' }));
    show({ columns: totals as typeof definition.columns });
    expect(screen.queryByRole('rowheader')).toBeNull();
    const foot = await screen.findByRole('rowheader', { name: '48 jobs' });
    const row = foot.closest('tr');
    expect(row && within(row).getByRole('cell', { name: '12' })).toBeInTheDocument();
    expect(row?.parentElement?.tagName).toBe('TFOOT');
  });

  test('sorts by its headers, and announces the sort to screen readers', async () => {
    const asked = answering(json(200, jobsPage(1)));
    const user = show();
    await user.click(await screen.findByRole('button', { name: /Name\/Title/ }));
    expect(screen.getByRole('columnheader', { name: /Name\/Title/ })).toHaveAttribute('aria-sort', 'ascending');
    await user.click(screen.getByRole('button', { name: /Name\/Title/ }));
    expect([query().get('sort'), query().get('dir')]).toEqual(['name', 'desc']);
    await waitFor(() => expect(lastAsked(asked).get('dir')).toBe('desc'));
  });

  test('R8-039: shows No Records Found, the reason, and one action', async () => {
    answering(json(200, EMPTY));
    show();
    expect(await screen.findByRole('heading', { name: 'No Records Found' })).toBeInTheDocument();
    expect(screen.getByText('No job has been posted yet.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Post a Job' })).toBeInTheDocument();
  });

  test('R1-057: an empty filtered list offers to clear the filters', async () => {
    act(() => navigate('/admin/jobs?search=taxi&status=open'));
    answering(json(200, EMPTY));
    const user = show();
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
    expect(window.location.search).toBe('');
  });

  test('the filter button is an icon beside a search, else a word', async () => {
    answering(json(200, jobsPage(1)));
    show({ searchable: false, filters: [] });
    expect(await screen.findByText('Sort by')).toBeInTheDocument();
    cleanup();
    show();
    expect(await screen.findByRole('button', { name: 'Filters and sorting' })).toHaveTextContent('');
  });

  test('R2-268: a filter shows its value and can be cleared', async () => {
    act(() => navigate('/admin/jobs?status=open'));
    const asked = answering(json(200, jobsPage(1)));
    const user = show();
    expect(await screen.findByRole('button', { name: 'Status: Open' })).toBeInTheDocument();
    await waitFor(() => expect(lastAsked(asked).get('status')).toBe('open'));
    await user.click(screen.getByRole('button', { name: 'Clear Status' }));
    expect(query().get('status')).toBeNull();
  });

  test('a failed read shows an error in place of the rows, with Retry', async () => {
    answering(refusal(500, 'Something went wrong. Please try again.'), json(200, jobsPage(1)));
    const user = show();
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong. Please try again.');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Full-time key worker')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('on a card a value has the header of its column as label, and an empty value has none', async () => {
    answering(json(200, jobsPage(1)));
    show({
      columns: [
        { key: 'name', head: 'Name/Title', place: 'title', cell: (job) => job.name },
        { key: 'type', head: 'Type', labelled: true, cell: (job) => (job.id === 1 ? job.type : null) },
      ],
    });
    const link = await screen.findByRole('link', { name: 'Weekend community access' });
    const cells = screen.getAllByRole('cell').filter((cell) => cell.classList.contains('cl-c-meta'));
    expect(link.closest('tr')).toContainElement(cells[0] as HTMLElement);
    expect(cells[0]).toHaveTextContent(/^Type \w+/);
    expect(cells.slice(1).map(({ textContent }) => textContent)).toEqual(cells.slice(1).map(() => ''));
  });

  test('on a card the dash of a column without a label is left out with its separator', async () => {
    answering(json(200, jobsPage(1)));
    show({
      columns: [
        { key: 'name', head: 'Name/Title', place: 'title', cell: (job) => job.name },
        { key: 'house', head: 'House', cell: () => 'Banksia House' },
        { key: 'type', head: 'Type', cell: (job) => (job.id === 1 ? job.type : NO_DATE) },
        { key: 'seen', head: 'Seen', labelled: true, cell: () => NO_DATE },
      ],
    });
    const link = await screen.findByRole('link', { name: 'Weekend community access' });
    const classesOf = (row: Element | null | undefined) => [...(row?.children ?? [])].slice(2, 5).map((cell) => cell.className);
    expect(classesOf(link.closest('tr'))).toEqual(['cl-c-meta cl-c-dot', 'cl-c-meta cl-c-dot', 'cl-c-meta']);
    expect(classesOf(link.closest('tr')?.nextElementSibling)).toEqual(['cl-c-meta cl-c-dot', 'cl-c-meta cl-c-nothing', 'cl-c-meta']);
  });

  test('optional columns are shown once chosen, and stay chosen on the next visit', async () => {
    answering(json(200, jobsPage(1)));
    const columns = [...definition.columns, { key: 'house', head: 'House', optional: true as const, cell: () => 'Banksia House' }];
    const user = show({ columns });
    await screen.findByText('Full-time key worker');
    const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    const without = heads();
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    const choice = within(await screen.findByRole('group', { name: 'Columns' }));
    expect(choice.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual(['House']);
    await user.click(choice.getByRole('checkbox', { name: 'House' }));
    expect(heads().filter((head) => !without.includes(head))).toEqual(['House']);
    expect(screen.getAllByRole('cell', { name: 'Banksia House' })).toHaveLength(9);
    cleanup();
    show({ columns });
    await screen.findByText('Full-time key worker');
    expect(heads()).toContain('House');
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(await screen.findByRole('checkbox', { name: 'House' }));
    expect(heads()).toEqual(without);
    expect(localStorage.getItem(`careloom.columns.${jobs.list.id}`)).toBe('');
  });

  test('without browser storage the choice of columns lasts while the page is open', async () => {
    answering(json(200, jobsPage(1)));
    const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const user = show({ columns: [...definition.columns, { key: 'house', head: 'House', optional: true, cell: () => 'Banksia House' }] });
    await user.click(await screen.findByRole('button', { name: 'Columns' }));
    await user.click(await screen.findByRole('checkbox', { name: 'House' }));
    expect(screen.getByRole('columnheader', { name: 'House' })).toBeInTheDocument();
    expect(warned).toHaveBeenCalledWith('The chosen columns can not be kept in this browser.', expect.any(DOMException));
    refused.mockRestore();
    warned.mockRestore();
  });

  test('an address beyond the last page redirects to the last page', async () => {
    act(() => navigate('/admin/jobs?page=9'));
    answering(json(200, { ...jobsPage(9), items: [] }), json(200, jobsPage(5)));
    show();
    expect(await screen.findByText('41–48 of 48')).toBeInTheDocument();
    expect(query().get('page')).toBe('5');
  });
});

describe('rows', () => {
  test('can be selected one by one and all together, across pages, for a bulk action', async () => {
    answering(json(200, jobsPage(1)), json(200, jobsPage(2)), json(200, jobsPage(1)));
    const user = show();
    await user.click(await screen.findByRole('checkbox', { name: 'Select Weekend community access' }));
    expect(screen.getByRole('checkbox', { name: 'Select all on this page' })).toBePartiallyChecked();
    await user.click(screen.getByRole('button', { name: 'Page 2' }));
    await screen.findByText('11–20 of 48');
    await user.click(screen.getByRole('checkbox', { name: 'Select Full-time key worker' }));
    const bar = screen.getByRole('region', { name: 'Selection' });
    expect(bar).toHaveTextContent('2 selected');
    await user.click(within(bar).getByRole('button', { name: 'Archive' }));
    expect(archive).toHaveBeenCalledWith([1, 17]);
    await user.click(within(bar).getByRole('button', { name: 'Clear selection' }));
    expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull();
  });

  test('are focused by arrow keys and selected by space', async () => {
    answering(json(200, jobsPage(1)));
    const user = show();
    const first = await screen.findByRole('link', { name: 'Weekend community access' });
    act(() => first.focus());
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(screen.getByRole('link', { name: 'Active nights, complex support' })).toHaveFocus();
    await user.keyboard(' ');
    expect(screen.getByRole('row', { name: /Active nights/ })).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(first).toHaveFocus();
  });

  test('call the action of their name when they have no address', async () => {
    const onOpen = jest.fn();
    answering(json(200, jobsPage(1)));
    const user = show({ hrefOf: () => null, onOpen });
    await user.click(await screen.findByRole('button', { name: 'Cooking and household skills' }));
    expect(onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: 6 }));
  });

  test('share one menu, which opens at the row of the pressed button', async () => {
    answering(json(200, jobsPage(1)));
    const user = show();
    await user.click(await screen.findByRole('button', { name: 'Actions for Hydrotherapy and transport' }));
    expect(await screen.findByRole('menuitem', { name: 'Edit 5' })).toBeInTheDocument();
  });

  test('a locked row has its reason in place of the checkbox and is not selected with the others; the current row is marked', async () => {
    answering(json(200, jobsPage(1)));
    const user = show({ lockedOf: ({ id }) => (id === 1 ? 'Not yours.' : null), current: 2 });
    const locked = (await screen.findByRole('link', { name: 'Weekend community access' })).closest('tr') as HTMLElement;
    expect(within(locked).getByText('Not yours.')).toBeInTheDocument();
    expect(within(locked).queryByRole('checkbox')).not.toBeInTheDocument();
    expect(document.querySelector('[data-open="2"]')?.closest('tr')).toHaveAttribute('aria-current', 'true');
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    const count = () => screen.getByText(/^\d+ selected$/).textContent;
    expect(count()).toBe('8 selected');
    act(() => within(locked).getByRole('link').focus());
    await user.keyboard(' ');
    expect(count()).toBe('8 selected');
    await user.click(screen.getByRole('button', { name: 'Archive' }));
    expect(archive.mock.calls[0]?.[0]).not.toContain(1);
  });
});
