import type { NotificationPreference } from '@careloom/contract/resources/notification-preferences';
import { useToasts } from '@careloom/shared/chrome';
import { queryClient } from '@careloom/shared/query';
import { endSession, signIn } from '@careloom/shared/session';
import { answering, type Asked, aUser, draw, json, refusal, user } from '@careloom/shared/testing';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { NotificationPreferencesPage } from './preferences-page';

let kept: NotificationPreference[] = [];

function server({ url, body }: Asked) {
  if (url === '/push-subscription') return json(200, { public_key: 'BA', subscribed: 0 });
  if (!body) return json(200, { preferences: kept });
  const saved = body as NotificationPreference;
  kept = kept.map((one) => (one.type === saved.type ? saved : one));
  return json(200, saved);
}

const box = (name: string) => screen.findByRole('checkbox', { name });

beforeEach(() => {
  kept = [
    { type: 'apply_job', in_app: 1, mail: 0, push: 1 },
    { type: 'type_of_a_newer_server', in_app: 1, mail: 0, push: 1 },
  ];
  signIn(aUser({ permissions: ['notification-read'] }));
});
afterEach(() => {
  endSession('logout');
  queryClient.clear();
  useToasts.setState({ toasts: [] });
});

describe('pushes to this device', () => {
  test('an unsupported browser shows a note without a button', async () => {
    answering(server);
    draw(<NotificationPreferencesPage />);
    expect(await screen.findByText(/This browser can not show pushes/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Turn on push' })).not.toBeInTheDocument();
  });
});

describe('notification preferences', () => {
  test('each kind has a checkbox for each channel, labelled by both', async () => {
    answering(server);
    draw(<NotificationPreferencesPage />);
    expect(await box('Somebody applies for a job: In the app')).toBeChecked();
    expect(await box('Somebody applies for a job: Mail')).not.toBeChecked();
    expect(await box('type_of_a_newer_server: Mail')).not.toBeChecked();
  });

  test('a choice is saved at once with the other channels of its kind, and its result announced', async () => {
    const asked = answering(server);
    draw(<NotificationPreferencesPage />);
    await user.click(await box('Somebody applies for a job: Mail'));
    await waitFor(() => expect(asked().find(({ body }) => body)?.body).toEqual({ type: 'apply_job', in_app: 1, mail: 1, push: 1 }));
    expect(await box('Somebody applies for a job: Mail')).toBeChecked();
    await waitFor(() => expect(useToasts.getState().toasts.map(({ kind }) => kind)).toEqual(['success']));
  });

  test('a refused choice is reverted, with the reason shown', async () => {
    answering((asked) => (asked.body ? refusal(500, 'Something went wrong. Please try again.') : server(asked)));
    draw(<NotificationPreferencesPage />);
    await user.click(await box('Somebody applies for a job: In the app'));
    await waitFor(() => expect(useToasts.getState().toasts).toHaveLength(1));
    await waitFor(async () => expect(await box('Somebody applies for a job: In the app')).toBeChecked());
  });
});
