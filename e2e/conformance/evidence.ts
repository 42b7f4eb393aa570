import type { ConsoleMessage, Page, Response } from '@playwright/test';

declare global {
  interface Window {
    /** Number of copies of React DOM in this document. */
    renderers?: number;
    /** The browser's own globals, by name, recorded before any of our scripts runs. */
    ownGlobals?: Map<string, unknown>;
  }
}

/** A response of the API to a page. */
export interface Answer {
  path: string;
  data: Promise<unknown>;
}

/** What a page did during a visit. */
export interface Evidence {
  /** Pathnames of the files of shell and remotes that it fetched. */
  files: string[];
  /** What it read from the API. */
  answers: Answer[];
  /** Errors in its console. */
  errors: string[];
  /** Pathnames of requested calls that the API does not have yet. */
  later: string[];
}

const API = '/api/v1/';

/** An error of Chromium when realtime writes to a socket that is closing. It reconnects by itself, and belongs to the shell. */
const SOCKET_CLOSES = /^WebSocket is already in CLOSING or CLOSED state/;

/** @returns null if the page was closed before the response arrived */
const dataOf = (response: Response): Promise<unknown> =>
  response.json().then(
    ({ data }: { data?: unknown }) => data,
    () => null,
  );

type HasCall = (pathname: string) => boolean;

/** The pattern of a path of the API's document. An id has a digit: a later call may have a word in its place. */
const patternOf = (path: string) =>
  new RegExp(`^(${API.slice(0, -1)})?${path.replaceAll(/\{(\w+)\}/g, (_whole, name) => (name === 'id' ? '[^/]*\\d[^/]*' : '[^/]+'))}$`);

/** Whether an API has a call at a pathname, by its own document. The document of an earlier release has full paths, today's are relative to the API's. */
export async function callsOf(address: string): Promise<HasCall> {
  const { paths } = (await (await fetch(`${address}${API}openapi.json`)).json()) as { paths: Record<string, unknown> };
  const patterns = Object.keys(paths).map(patternOf);
  return (pathname) => patterns.some((pattern) => pattern.test(pathname));
}

/** Whether a call is newer than the API that receives it. */
const isLater = (pathname: string, hasCall: HasCall) => pathname.startsWith(API) && !hasCall(pathname);

/** A browser logs each 404, also for a call that the API does not have yet. */
const isOfLaterCall = (message: ConsoleMessage, hasCall: HasCall) =>
  /^Failed to load resource: .* 404 /.test(message.text()) && isLater(new URL(message.location().url).pathname, hasCall);

/** Collects evidence from now on, in every document of the page. @param hasCall whether the API that the page calls has a call */
export async function gatherEvidence(page: Page, hasCall: HasCall): Promise<Evidence> {
  const evidence: Evidence = { files: [], answers: [], errors: [], later: [] };
  await page.addInitScript(() => {
    const page = window as unknown as Record<string, unknown>;
    const isKept = (value: unknown) => typeof value === 'object' || typeof value === 'function';
    window.ownGlobals = new Map(
      Object.getOwnPropertyNames(window)
        .map((name) => [name, page[name]] as const)
        .filter(([, value]) => value !== null && isKept(value)),
    );
    window.renderers = 0;
    const nothing = () => undefined;
    // Each copy of react-dom registers once with the developer tools, if there are any.
    const tools = { supportsFiber: true, inject: () => (window.renderers = (window.renderers ?? 0) + 1), checkDCE: nothing };
    Object.assign(window, {
      __REACT_DEVTOOLS_GLOBAL_HOOK__: { ...tools, renderers: new Map(), onCommitFiberRoot: nothing, onCommitFiberUnmount: nothing },
    });
  });
  page.on('console', (message) => {
    if (message.type() !== 'error' || SOCKET_CLOSES.test(message.text()) || isOfLaterCall(message, hasCall)) return;
    evidence.errors.push(message.text());
  });
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/assets/')) evidence.files.push(pathname);
  });
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const isRead = response.request().method() === 'GET' && pathname.startsWith(API);
    const isAnswer = response.headers()['content-type']?.includes('json') === true; // an image contains no records
    if (response.status() === 404 && isLater(pathname, hasCall)) evidence.later.push(pathname);
    if (isRead && isAnswer && response.ok()) evidence.answers.push({ path: pathname.slice(API.length), data: dataOf(response) });
  });
  return evidence;
}

/** Names of the browser's own globals that were removed or changed. Globals that visits change themselves (`event`) do not count. */
export const changedGlobals = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const now = window as unknown as Record<string, unknown>;
    return [...(window.ownGlobals ?? [])].filter(([name, value]) => now[name] !== value).map(([name]) => name);
  });
