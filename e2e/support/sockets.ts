import type { Page, WebSocketRoute } from '@playwright/test';

/**
 * Stands in the page's realtime socket, which goes on to the real server, so that a push can be added and the line cut.
 * Must be called before the page opens.
 */
export async function tapSocket(page: Page) {
  const open: WebSocketRoute[] = [];
  await page.routeWebSocket(/\/app\//, (socket) => {
    socket.connectToServer();
    open.push(socket);
  });
  const latest = () => {
    const socket = open.at(-1);
    if (!socket) throw new Error('The page has not opened its socket.');
    return socket;
  };
  return {
    opened: () => open.length,
    /** What the server would say on a channel. */
    push: (channel: string, event: string, data: object = {}) =>
      latest().send(JSON.stringify({ event, channel, data: JSON.stringify(data) })),
    /** The line breaks. */
    cut: () => latest().close(),
  };
}
