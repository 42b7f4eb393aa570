import { texts } from './service-worker-texts';
import type { WorkerScope } from './worker-scope';

interface Pushed {
  title: string;
  body: string;
  address: string;
}

/** Browsers end a subscription that shows nothing, so an unreadable push still shows a general text. */
const UNREADABLE: Pushed = { title: texts['push.product'], body: texts['push.unreadable'], address: '/' };

const isText = (value: unknown): value is string => typeof value === 'string';

function read(text: string): Pushed {
  try {
    const { title, body, address } = JSON.parse(text) as Partial<Record<keyof Pushed, unknown>>;
    return isText(title) && isText(body) && isText(address) ? { title, body, address } : UNREADABLE;
  } catch {
    return UNREADABLE;
  }
}

/** Shows what was pushed. */
export function onPush({ registration }: Pick<WorkerScope, 'registration'>, text: string): Promise<void> {
  const { title, body, address } = read(text);
  return registration.showNotification(title, { body, data: address });
}
