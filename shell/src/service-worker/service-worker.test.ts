import { MessageChannel } from 'node:worker_threads';
import { describe, expect, jest, test } from '@jest/globals';
import { onNotificationClick } from './on-notification-click';
import { onPush } from './on-push';
import type { OpenTab, WorkerScope } from './worker-scope';

Object.assign(globalThis, { MessageChannel }); // which jsdom lacks

const ORIGIN = 'https://careloom.example';

describe('a push', () => {
  const shown = async (text: string) => {
    const showNotification = jest.fn<WorkerScope['registration']['showNotification']>().mockResolvedValue(undefined);
    await onPush({ registration: { showNotification } }, text);
    return showNotification.mock.calls;
  };

  test('is shown with its title and text, and keeps its address', async () => {
    const push = { title: 'Careloom', body: 'The job Nights has been closed.', address: '/worker/notification?open=close_job&record=7' };
    expect(await shown(JSON.stringify(push))).toEqual([['Careloom', { body: push.body, data: push.address }]]);
  });

  test.each(['', 'no JSON', '{"title":1}', 'null'])('that can not be parsed (%j) shows a general text', async (text) => {
    expect(await shown(text)).toEqual([['Careloom', { body: 'You have a new notification.', data: '/' }]]);
  });
});

describe('a click on it', () => {
  /** A tab that opens the requested page, if `answers`. */
  const tab = (focused: boolean, answers = true) => {
    const asked: unknown[] = [];
    const focus = jest.fn<OpenTab['focus']>().mockResolvedValue(undefined);
    const postMessage: OpenTab['postMessage'] = (message, [port]) => {
      asked.push(message);
      if (answers) port?.postMessage('opened');
      port?.close();
    };
    return { focused, focus, postMessage, asked };
  };
  const click = async (address: unknown, ...tabs: ReturnType<typeof tab>[]) => {
    const openWindow = jest.fn<WorkerScope['clients']['openWindow']>().mockResolvedValue(null);
    const clients = { claim: () => Promise.resolve(), matchAll: () => Promise.resolve(tabs), openWindow };
    await onNotificationClick({ clients, location: { origin: ORIGIN } }, address);
    return openWindow.mock.calls.map(([url]) => url);
  };

  test('opens its page in the last used tab, and focuses it', async () => {
    const [other, focused] = [tab(false), tab(true)];
    expect(await click('/worker/notification?open=close_job', other, focused)).toEqual([]);
    expect(focused.asked).toEqual([{ open: '/worker/notification?open=close_job' }]);
    expect(focused.focus).toHaveBeenCalledTimes(1);
    expect(other.asked).toEqual([]);
  });

  test('opens a new tab if none is open or the open one does not respond', async () => {
    expect(await click('/admin')).toEqual(['/admin']);
    expect(await click('/admin', tab(true, false))).toEqual(['/admin']);
  });

  test.each(['https://elsewhere.example/x', '//elsewhere.example', 'javascript:alert(1)', 7, null])(
    'never leaves the product, wherever the push points: %p',
    async (address) => {
      expect(await click(address)).toEqual(['/']);
    },
  );
});
