import type { Page, WebSocketRoute } from '@playwright/test';

/**
 * Proxies the page's realtime socket to the real server, so that a push can be added and the connection cut. Must be called before the page
 * opens.
 */
export async function tapSocket(page: Page) {
  const open: WebSocketRoute[] = [];
  const joined = new Set<string>();
  const pushes: string[] = [];
  await page.routeWebSocket(/\/app\//, (socket) => {
    socket.connectToServer().onMessage((message) => {
      const { event, channel = '' } = JSON.parse(String(message)) as { event: string; channel?: string };
      if (event === 'pusher_internal:subscription_succeeded') joined.add(channel);
      else pushes.push(event);
      socket.send(message);
    });
    open.push(socket);
  });
  const latest = () => {
    const socket = open.at(-1);
    if (!socket) throw new Error('The page has not opened its socket.');
    return socket;
  };
  return {
    opened: () => open.length,
    /** The events that the server has sent, in order. */
    pushes: () => pushes,
    /** The channels that the page has joined. */
    joined: () => [...joined].sort(),
    /** Sends a message on a channel as the server would. */
    push: (channel: string, event: string, data: object = {}) =>
      latest().send(JSON.stringify({ event, channel, data: JSON.stringify(data) })),
    /** Cuts the connection. */
    cut: () => latest().close(),
  };
}
