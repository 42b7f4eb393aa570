import type { Notification } from '@careloom/contract/resources/notifications';
import { currentLocation } from '@careloom/shared/navigation';
import { queryClient } from '@careloom/shared/query';
import { endSession, signIn } from '@careloom/shared/session';
import { answering, type Asked, aUser, draw, json, refusal, user } from '@careloom/shared/testing';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { knowRoutes, remoteRoute } from '../../../testing/routes';
import { NotificationsPage } from './notifications-page';

const PAGE = 25;
const TOTAL = 30;

const notice = (id: number, changes: Partial<Notification> = {}): Notification => ({
  id,
  message: `Ben Ode has applied for the job ${id}.`,
  is_read: 0,
  created_at: '2026-01-01T00:00:00Z',
  type: 'apply_job',
  route_id: id,
  sender_id: 2,
  notification: { profile: null, first_name: 'Ben', last_name: 'Ode' },
  params: null,
  ...changes,
});

/** Answers with thirty notifications, newest first; the first one is read. */
function server({ uri, url, body }: Asked) {
  if (url === '/notification/mark-read') return json(200, { totalUnreadCount: (body as { id: number }).id });
  if (url === '/notification/mark-all-read') return json(200, { totalUnreadCount: 0 });
  const query = new URL(uri, 'http://localhost').searchParams;
  const page = Number(query.get('page'));
  const ids = Array.from({ length: TOTAL }, (_, at) => TOTAL - at).slice((page - 1) * PAGE, page * PAGE);
  const items = ids.map((id) => notice(id, { is_read: id === TOTAL ? 1 : 0 }));
  return json(200, { items, totalUnreadCount: TOTAL - 1, page, per_page: PAGE, last_page: 2, total: TOTAL });
}

const box = () => screen.getByRole('region', { name: 'Notifications' });
const rows = () => screen.getAllByRole('listitem').map((row) => /job (\d+)/.exec(row.textContent)?.[1]);

beforeEach(() => {
  knowRoutes(remoteRoute('admin', 'job-details-overview', '/admin/jobs/detail/:id/overview'));
  signIn(aUser({ permissions: ['notification-read'] }));
});
afterEach(() => {
  endSession('logout');
  queryClient.clear();
});

describe('notifications', () => {
  test('R9-002: 25 are requested; the oldest is at the top', async () => {
    const asked = answering(server);
    draw(<NotificationsPage />);
    await screen.findByRole('region', { name: 'Notifications' });
    expect(asked().map(({ uri }) => uri)).toContain('/api/v1/notification?page=1&per_page=25');
    expect(rows()).toHaveLength(PAGE);
    expect([rows()[0], rows().at(-1)]).toEqual(['6', '30']);
  });

  test('R9-003 R9-004: scrolled to the top it loads the next page once, and after the last page nothing', async () => {
    const asked = answering(server);
    draw(<NotificationsPage />);
    await screen.findByRole('region', { name: 'Notifications' });
    Object.defineProperty(box(), 'scrollTop', { value: 0, writable: true });
    fireEvent.scroll(box());
    await waitFor(() => expect(rows()).toHaveLength(TOTAL));
    expect(rows()[0]).toBe('1');
    const pages = () => asked().filter(({ uri }) => uri.includes('?page=2&')).length;
    expect(pages()).toBe(1);
    fireEvent.scroll(box());
    expect(pages()).toBe(1);
    expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
  });

  test('R7-127 R7-137: a click marks it as read and opens its record', async () => {
    const asked = answering(server);
    draw(<NotificationsPage />);
    await user.click(await screen.findByRole('button', { name: /job 29/ }));
    await waitFor(() => expect(currentLocation().pathname).toBe('/admin/jobs/detail/29/overview'));
    expect(asked().filter(({ url }) => url === '/notification/mark-read')).toMatchObject([{ body: { id: 29 } }]);
  });

  test('all are marked as read with one call, up to the newest shown', async () => {
    const asked = answering(server);
    draw(<NotificationsPage />);
    fireEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(asked().filter(({ method }) => method === 'POST')).toHaveLength(1));
    expect(asked().find(({ method }) => method === 'POST')).toMatchObject({ url: '/notification/mark-all-read', body: { newest: 30 } });
  });

  test('a read notification is not marked again', async () => {
    const asked = answering(server);
    draw(<NotificationsPage />);
    await user.click(await screen.findByRole('button', { name: /job 30/ }));
    await waitFor(() => expect(currentLocation().pathname).toBe('/admin/jobs/detail/30/overview'));
    expect(asked().some(({ url }) => url === '/notification/mark-read')).toBe(false);
  });

  test('a failed read can be retried', async () => {
    answering(refusal(500, 'Something went wrong. Please try again.'), server);
    draw(<NotificationsPage />);
    await user.click(await screen.findByRole('button', { name: /Retry/ }));
    expect(await screen.findByRole('region', { name: 'Notifications' })).toBeInTheDocument();
  });
});
