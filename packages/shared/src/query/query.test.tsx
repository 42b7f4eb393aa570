import type { Call } from '@careloom/contract/call';
import { auth } from '@careloom/contract/resources/auth';
import { contact } from '@careloom/contract/resources/contact';
import { expenses } from '@careloom/contract/resources/expenses';
import { jobs } from '@careloom/contract/resources/jobs';
import { notifications } from '@careloom/contract/resources/notifications';
import { providers } from '@careloom/contract/resources/providers';
import { reports } from '@careloom/contract/resources/reports';
import { z } from '@careloom/contract/schema';
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { isLoaderShown, LOADER_HIDE_DELAY, useLoader, useToasts } from '../chrome/index';
import { subscribe } from '../events/index';
import { clearSession, setUser } from '../session/store';
import { answering, aUser, json, refusal, type Reply } from '../../testing/index';
import { queryClient, useCall, useCallMutation, useDetail, type CallMutation } from './index';

const page = (total: number) => json(200, { items: [], totalUnreadCount: 0, page: 1, per_page: 25, last_page: 1, total });
const toasts = () => useToasts.getState().toasts.map(({ kind, text }) => [kind, text]);
const inPage = (children: React.ReactNode) => render(<QueryClientProvider client={queryClient}>{children}</QueryClientProvider>);

beforeEach(() => {
  setUser(aUser());
  useToasts.setState({ toasts: [] });
});
afterEach(() => {
  clearSession();
  queryClient.clear();
  jest.restoreAllMocks();
});

describe('reading and changing', () => {
  test('a change invalidates the queries of its resource, shows its success message and raises an event', async () => {
    const received: string[] = [];
    const unsubscribe = subscribe('resource.changed@1', ({ resource, ids }) => received.push(`${resource} ${ids.join()}`));
    answering(page(1), json(200, {}, 'Notification deleted successfully.'), page(2));
    let remove: CallMutation<typeof notifications.remove> | undefined;
    function Screen() {
      const { data } = useCall(notifications.list, {});
      remove = useCallMutation(notifications.remove, { changes: (_, { id }) => [Number(id)] });
      return <p>{data ? `${data.total} notifications` : 'reading'}</p>;
    }
    inPage(<Screen />);
    await screen.findByText('1 notifications');
    await act(async () => {
      await remove?.run({ id: 7 });
    });
    await screen.findByText('2 notifications');
    unsubscribe();
    expect(received).toEqual(['notification 7']);
    expect(toasts()).toEqual([['success', 'Notification deleted successfully.']]);
  });

  test('a refusal is a toast unless the caller shows it', async () => {
    answering(refusal(422, 'Job already assigned to another support worker.'));
    const failures: string[] = [];
    const runs: CallMutation<typeof jobs.close>['run'][] = [];
    function Screen() {
      runs.push(useCallMutation(jobs.close).run, useCallMutation(jobs.close, { onFailure: ({ message }) => failures.push(message) }).run);
      return null;
    }
    inPage(<Screen />);
    await act(async () => {
      await runs[0]?.({ id: 7 });
    });
    expect(toasts()).toEqual([['error', 'Job already assigned to another support worker.']]);
    useToasts.setState({ toasts: [] });
    await act(async () => {
      await runs[1]?.({ id: 7 });
    });
    expect(failures).toEqual(['Job already assigned to another support worker.']);
    expect(toasts()).toEqual([]);
  });

  test('the cache of one user is not shown to the next', () => {
    queryClient.setQueryData(['jobs', 'A-063', {}], 1);
    act(() => setUser(aUser({ id: 2, token: 'token-2' })));
    expect(queryClient.getQueryData(['jobs', 'A-063', {}])).toBeUndefined();
  });
});

describe('the resources that a call shows or affects', () => {
  /** The content of the answer is irrelevant to these tests. */
  const answeringAnything = (call: Call): Call => ({ ...call, data: z.object({}), success: undefined }) as unknown as Call;
  const unsaid = (call: Call): Call => ({ ...call, resource: undefined, affects: undefined }) as unknown as Call;
  const reads = [providers.list, reports.expenses, auth.profile, unsaid(jobs.list)].map(answeringAnything);

  function Reading({ read }: { read: Call }) {
    useCall(read, {});
    return null;
  }

  /** The reads that are refetched after a write. */
  async function readsAfter(write: Call, input: object) {
    const asked = answering(json(200, {}));
    const runs: CallMutation<Call>['run'][] = [];
    function Screen() {
      runs.push(useCallMutation(answeringAnything(write)).run);
      return reads.map((read) => <Reading key={read.id} read={read} />);
    }
    inPage(<Screen />);
    await waitFor(() => expect(asked()).toHaveLength(4));
    await act(async () => {
      await runs[0]?.(input);
    });
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    return asked()
      .slice(5)
      .map(({ url }) => url)
      .sort();
  }

  test.each([
    ['approving an expense refetches its report', expenses.approve, ['/report/expense-report']],
    [
      'changing a profile refetches it, with the reports and providers that show the person',
      auth.changeProfile,
      ['/auth/profile', '/providers', '/report/expense-report'],
    ],
    ['changing a provider refetches the list of providers', providers.update, ['/providers']],
    ['a contact message refetches nothing', contact.send, []],
    ['a write of an earlier release refetches everything', unsaid(jobs.close), ['/auth/profile', '/providers', '/report/expense-report']],
  ] as const)('%s, also for an earlier release', async (_what, write, urls) => {
    const expected = write === contact.send ? [] : [...urls, '/jobs'];
    expect(await readsAfter(write, { id: 7 })).toEqual(expected.sort());
  });
});

describe('a detail', () => {
  function Detail() {
    const { data, error } = useDetail(notifications.get, { id: 7 });
    return <p>{data?.message ?? error?.message ?? 'reading'}</p>;
  }
  const found = json(200, {
    id: 7,
    message: 'You have a shift',
    is_read: 0,
    created_at: '2026-01-01T00:00:00Z',
    type: 'apply_job',
    route_id: 1,
    sender_id: null,
    notification: { profile: null, first_name: 'A', last_name: 'B' },
    params: null,
  });

  test('R7-121 R7-122 R7-123: sets the loader on, reads code and data, and keeps the data of a success', async () => {
    let answer: (reply: Reply) => void = () => undefined;
    answering(() => new Promise<Reply>((resolve) => (answer = resolve)));
    inPage(<Detail />);
    await waitFor(() => expect(isLoaderShown()).toBe(true));
    expect(screen.getByText('reading')).toBeInTheDocument();
    answer(found);
    await screen.findByText('You have a shift');
    await waitFor(() => expect(useLoader.getState().held.size).toBe(0), { timeout: LOADER_HIDE_DELAY * 4 });
    expect(queryClient.getQueryData(['notification', notifications.get.id, { id: 7 }])).toMatchObject({ id: 7 });
  });

  test('R7-124: an unauthorized code is an error toast with the message', async () => {
    answering(refusal(401, 'Not yours.', { error: 'forbidden' }));
    inPage(<Detail />);
    await screen.findByText('Not yours.');
    expect(toasts()).toEqual([['error', 'Not yours.']]);
  });
});
