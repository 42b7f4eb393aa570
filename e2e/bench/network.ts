import type { CDPSession } from '@playwright/test';

/** One request of a page, as sent over the network. */
export interface Sent {
  url: string;
  /** As Chromium calls it: `Document`, `Script`, `Stylesheet`, `Fetch` … */
  type: string;
  /** The body in bytes, compressed as it was sent. */
  bytes: number;
  encoding: string;
  /** Number of sequential requests before this one: 0 for the document. */
  depth: number;
}

interface Initiator {
  type: string;
  url?: string;
  stack?: Stack;
}

interface Stack {
  callFrames: { url: string }[];
  parent?: Stack;
}

/** The file whose code made a request. */
const askedBy = (stack: Stack | undefined): string | undefined => {
  const frame = stack?.callFrames.find(({ url }) => url !== '');
  return frame?.url ?? (stack?.parent && askedBy(stack.parent));
};

/** Records every request of a page, in the order in which they were sent. */
export async function recordRequests(session: CDPSession) {
  const sent = new Map<string, Sent>();
  const depths = new Map<string, number>();
  const open = new Set<string>();

  const depthOf = ({ type, url, stack }: Initiator) => {
    const by = type === 'script' ? askedBy(stack) : url;
    return by === undefined ? 0 : (depths.get(by) ?? 0) + 1;
  };

  session.on('Network.requestWillBeSent', ({ requestId, request, type, initiator }) => {
    if (!request.url.startsWith('http')) return;
    const depth = type === 'Document' ? 0 : depthOf(initiator);
    if (!depths.has(request.url)) depths.set(request.url, depth);
    sent.set(requestId, { url: request.url, type: type ?? 'Other', bytes: 0, encoding: '', depth });
    open.add(requestId);
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => {
    sent.delete(requestId); // a preloaded file that was then used
    open.delete(requestId);
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const request = sent.get(requestId);
    const header = (name: string) => Object.entries(response.headers).find(([key]) => key.toLowerCase() === name)?.[1] ?? '';
    if (request) Object.assign(request, { bytes: Number(header('content-length')), encoding: header('content-encoding') });
  });
  const done = ({ requestId }: { requestId: string }) => void open.delete(requestId);
  session.on('Network.loadingFinished', done);
  session.on('Network.loadingFailed', done);
  await session.send('Network.enable');
  return { requests: () => [...sent.values()], inFlight: () => open.size };
}
