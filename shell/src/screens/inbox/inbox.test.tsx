import type { ChatMessage, Participant } from '@careloom/contract/resources/chat';
import { currentLocation, navigate } from '@careloom/shared/navigation';
import { queryClient } from '@careloom/shared/query';
import { endSession, signIn } from '@careloom/shared/session';
import { answering, type Asked, aUser, draw, json, refusal, user } from '@careloom/shared/testing';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { knowRoutes, remoteRoute } from '../../testing/routes';
import { InboxPage } from './inbox-page';
import { refusalOf } from './message-box';
import { byDay, lastWhen } from './message-groups';

const message = (id: number, changes: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  sender_id: 2,
  recipient_id: 1,
  message: `Message ${id}`,
  is_read: 1,
  created_at: '2026-11-20T02:00:00Z',
  ...changes,
});

const person = (id: number, first_name: string, changes: Partial<Participant> = {}): Participant => ({
  id,
  first_name,
  last_name: 'Chen',
  user_type: 'worker',
  profile_picture: null,
  sm_profile_picture_url: null,
  last_message: null,
  last_message_at: null,
  unread_count: 0,
  ...changes,
});

const LIN = person(2, 'Lin', { last_message: 'Can I swap?', last_message_at: '2026-11-20T02:00:00Z', unread_count: 2 });
let written: ChatMessage[] = [];

function server({ url, body }: Asked) {
  if (url === '/get-participants') return json(200, [LIN]);
  if (url === '/get-new-participants') return json(200, { items: [person(3, 'Noor')], page: 1, per_page: 25, last_page: 1, total: 1 });
  if (url === '/search-new-participants') return json(200, []);
  if (url.startsWith('/get-recipient-detail/')) return json(200, url.endsWith('/2') ? LIN : person(3, 'Noor'));
  if (url === '/send-message') {
    const sent = message(9, { sender_id: 1, recipient_id: 2, message: (body as { message: string }).message });
    written = [sent];
    return json(200, sent);
  }
  return json(200, { items: [...written, message(2), message(1)], page: 1, per_page: 25, last_page: 1, total: 2 });
}

const at = (address: string) => act(() => navigate(address, { replace: true, force: true }));
const log = () => screen.findByRole('log', { name: 'Conversation with Lin Chen' });

beforeEach(() => {
  written = [];
  knowRoutes();
  signIn(aUser());
  at('/admin/inbox');
});
afterEach(() => {
  endSession('logout');
  queryClient.clear();
});

describe('messages', () => {
  test('R9-018: are grouped by day, the oldest first, each once', () => {
    const late = message(3, { created_at: '2026-11-20T13:30:00Z' });
    expect(byDay([{ items: [late, message(2)] }, { items: [message(2), message(1)] }])).toEqual([
      { day: '2026-11-20', messages: [message(1), message(2)] },
      { day: '2026-11-21', messages: [late] },
    ]);
  });

  test.each([
    ['2026-11-21T04:42:00Z', '15:42'],
    ['2026-11-20T04:42:00Z', '20 Nov 2026'],
  ])('the last one of %s came at %s', (when, expected) => {
    expect(lastWhen(when, '2026-11-21')).toBe(expected);
  });

  test('a message of 2000 characters is sent, a longer one is refused with the specified message', () => {
    expect(refusalOf(2, 'x'.repeat(2000))).toBeNull();
    expect(refusalOf(2, 'x'.repeat(2001))).toBe('Message may not be greater than 2000 characters.');
  });
});

describe('the inbox', () => {
  test('R1-031: shows the conversations with unread counts, and opens one', async () => {
    answering(server);
    draw(<InboxPage />);
    const talk = await screen.findByRole('button', { name: /Lin Chen/ });
    expect(talk).toHaveTextContent('2 unread');
    await user.click(talk);
    expect(currentLocation().search).toBe('?with=2');
    expect(await within(await log()).findByText('Message 1')).toBeInTheDocument();
  });

  test('R7-068: Enter sends the message and clears the field', async () => {
    const asked = answering(server);
    at('/admin/inbox?with=2');
    draw(<InboxPage />);
    await user.type(await screen.findByLabelText('Write to Lin'), 'Grace is free.{Enter}');
    await waitFor(() => expect(screen.getByLabelText('Write to Lin')).toHaveValue(''));
    expect(asked().find(({ url }) => url === '/send-message')?.body).toEqual({ recipient_id: 2, message: 'Grace is free.' });
    expect(await within(await log()).findByText('Grace is free.')).toBeInTheDocument();
  });

  test('an unsent message stays, with the reason shown', async () => {
    answering((asked) => (asked.url === '/send-message' ? refusal(404, 'Record does not exist.') : server(asked)));
    at('/admin/inbox?with=2');
    draw(<InboxPage />);
    await user.type(await screen.findByLabelText('Write to Lin'), 'Hello{Enter}');
    expect(await screen.findByText('Record does not exist.')).toBeInTheDocument();
    expect(screen.getByLabelText('Write to Lin')).toHaveValue('Hello');
  });

  test('the record of a message is sent with it once; without a card it is a link', async () => {
    knowRoutes(remoteRoute('shared', 'expenses-detail', '/:type/expenses/details/:id'));
    const asked = answering(server);
    at('/admin/inbox?with=2&about=%2Fworker%2Fexpenses%2Fdetails%2F7');
    draw(<InboxPage />);
    const about = await screen.findByRole('group', { name: 'Sent with the message' });
    expect(within(about).getByRole('link')).toHaveAttribute('href', '/admin/expenses/details/7');
    await user.type(screen.getByLabelText('Write to Lin'), 'Which one?{Enter}');
    await waitFor(() => expect(about).not.toBeInTheDocument());
    expect(asked().find(({ url }) => url === '/send-message')?.body).toEqual({
      recipient_id: 2,
      message: 'Which one?\n/admin/expenses/details/7',
    });
    expect(currentLocation().search).toBe('?with=2');
    expect(within(await log()).getByRole('link')).toHaveAttribute('href', '/admin/expenses/details/7');
    expect(within(await log()).getByText('Which one?')).toBeInTheDocument();
  });

  test('Shift+Enter starts a new line, and an Enter that ends a composition sends nothing', async () => {
    const asked = answering(server);
    at('/admin/inbox?with=2');
    draw(<InboxPage />);
    const box = await screen.findByLabelText('Write to Lin');
    await user.type(box, 'Grace{Shift>}{Enter}{/Shift}is free');
    fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
    expect(box).toHaveValue('Grace\nis free');
    expect(asked().some(({ url }) => url === '/send-message')).toBe(false);
  });

  test('a refused message does not replace the next one, started meanwhile', async () => {
    let refuse = (_answer: ReturnType<typeof refusal>) => {};
    const refused = new Promise<ReturnType<typeof refusal>>((resolve) => (refuse = resolve));
    answering((asked) => (asked.url === '/send-message' ? refused : server(asked)));
    at('/admin/inbox?with=2');
    draw(<InboxPage />);
    const box = await screen.findByLabelText('Write to Lin');
    await user.type(box, 'Hello{Enter}');
    await user.type(box, 'And then');
    await act(async () => {
      refuse(refusal(404, 'Record does not exist.'));
      await new Promise((resolve) => setTimeout(resolve, 50));
    });
    expect(box).toHaveValue('And then');
  });

  test('the day above the messages is shown in full on hover', async () => {
    answering(server);
    at('/admin/inbox?with=2');
    draw(<InboxPage />);
    expect(await within(await log()).findByText('2026-11-20')).toHaveAttribute('title', '20 Nov 2026');
  });

  test('an empty message is not sent', async () => {
    const asked = answering(server);
    at('/admin/inbox?with=2');
    draw(<InboxPage />);
    await user.type(await screen.findByLabelText('Write to Lin'), '   {Enter}');
    expect(asked().some(({ url }) => url === '/send-message')).toBe(false);
  });

  test('R7-064 R7-067: the search finds people without a conversation', async () => {
    const asked = answering(server);
    draw(<InboxPage />);
    await user.click(await screen.findByRole('button', { name: 'New' }));
    const noor = await screen.findByRole('button', { name: /Noor Chen/ });
    expect(noor).toHaveTextContent('Support Worker');
    await user.type(screen.getByRole('searchbox'), 'zz');
    expect(await screen.findByText('Nobody of this name can be written to.')).toBeInTheDocument();
    expect(asked().some(({ uri }) => uri.includes('/search-new-participants?query=zz'))).toBe(true);
  });
});
