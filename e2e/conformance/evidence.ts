import type { ConsoleMessage, Page, Response } from '@playwright/test';

declare global {
  interface Window {
    /** How many copies of React have drawn anything in this document. */
    renderers?: number;
    /** What the page has of itself, by name, from before any script of ours. */
    ownGlobals?: Map<string, unknown>;
  }
}

/** An answer of the API to a page. */
export interface Answer {
  path: string;
  data: Promise<unknown>;
}

/** What a page did while it was looked at. */
export interface Evidence {
  /** Pathnames of the files of shell and remotes that it fetched. */
  files: string[];
  /** What it read of the API. */
  answers: Answer[];
  /** Errors in its console. */
  errors: string[];
  /** Pathnames that it asked of an API that has no such call yet. */
  later: string[];
}

const API = '/api/v1/';

/** Of Chromium, where realtime writes to a socket that closes. It connects anew by itself, and is the shell's. */
const SOCKET_CLOSES = /^WebSocket is already in CLOSING or CLOSED state/;

/** @returns null where the page has gone before the answer was there */
const dataOf = (response: Response): Promise<unknown> =>
  response.json().then(
    ({ data }: { data?: unknown }) => data,
    () => null,
  );

type HasCall = (pathname: string) => boolean;

/** Pathnames of a path of the document. An id has a digit: a call that came later may have a word in its place. */
const patternOf = (path: string) =>
  new RegExp(`^(${API.slice(0, -1)})?${path.replaceAll(/\{(\w+)\}/g, (_whole, name) => (name === 'id' ? '[^/]*\\d[^/]*' : '[^/]+'))}$`);

/** Whether an API has a call at a pathname, by its own document. That of an earlier release has whole addresses, those of today lie under the API's. */
export async function callsOf(address: string): Promise<HasCall> {
  const { paths } = (await (await fetch(`${address}${API}openapi.json`)).json()) as { paths: Record<string, unknown> };
  const patterns = Object.keys(paths).map(patternOf);
  return (pathname) => patterns.some((pattern) => pattern.test(pathname));
}

/** Whether a call came after the API that is asked. */
const isLater = (pathname: string, hasCall: HasCall) => pathname.startsWith(API) && !hasCall(pathname);

/** A browser writes of each 404, also of a call that came later. */
const isOfLaterCall = (message: ConsoleMessage, hasCall: HasCall) =>
  /^Failed to load resource: .* 404 /.test(message.text()) && isLater(new URL(message.location().url).pathname, hasCall);

/** Gathers evidence from here on, in every document that the page will show. @param hasCall of the API that the page asks */
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
    // Each copy of react-dom tells the developer tools of itself, once, where there are any.
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
    const isAnswer = response.headers()['content-type']?.includes('json') === true; // a picture is none
    if (response.status() === 404 && isLater(pathname, hasCall)) evidence.later.push(pathname);
    if (isRead && isAnswer && response.ok()) evidence.answers.push({ path: pathname.slice(API.length), data: dataOf(response) });
  });
  return evidence;
}

/** Names of what a page had of itself and has no more, or otherwise. What visitors change themselves by looking (`event`) is none of it. */
export const changedGlobals = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const now = window as unknown as Record<string, unknown>;
    return [...(window.ownGlobals ?? [])].filter(([name, value]) => now[name] !== value).map(([name]) => name);
  });
