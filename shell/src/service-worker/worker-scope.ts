/** The parts of `ServiceWorkerGlobalScope` that this worker uses. TypeScript's own types for workers and for pages cannot be used together. */
export interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly registration: {
    showNotification: (title: string, options: { body: string; data: unknown; icon?: string }) => Promise<void>;
  };
  readonly clients: {
    claim: () => Promise<void>;
    matchAll: (options: { type: 'window'; includeUncontrolled: true }) => Promise<readonly OpenTab[]>;
    openWindow: (url: string) => Promise<unknown>;
  };
  readonly caches: CacheStorage;
  fetch: (request: Request | string, options?: RequestInit) => Promise<Response>;
  skipWaiting: () => Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(name: Name, listener: (event: WorkerEvents[Name]) => void): void;
}

export interface OpenTab {
  readonly focused: boolean;
  focus: () => Promise<unknown>;
  postMessage: (message: unknown, transfer: MessagePort[]) => void;
}

interface LastingEvent {
  waitUntil: (work: Promise<unknown>) => void;
}

/** A request of a page. Without `respondWith`, the browser handles it as if there were no service worker. */
export interface RequestEvent extends LastingEvent {
  readonly request: Request;
  respondWith: (response: Promise<Response>) => void;
}

interface WorkerEvents {
  install: LastingEvent;
  activate: LastingEvent;
  fetch: RequestEvent;
  push: LastingEvent & { readonly data: { text: () => string } | null };
  notificationclick: LastingEvent & { readonly notification: { readonly data: unknown; close: () => void } };
}
