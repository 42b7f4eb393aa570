import type { Write, InputFor } from '@careloom/contract/call';
import { create } from 'zustand';
import { notify } from '../chrome/index';
import type { Answer } from '../http/answer';
import { exchange } from '../http/exchange';
import { requestOf, type Input } from '../http/request';
import { resourceChanged } from '../query/index';
import { session, useSession } from '../session/index';
import { createWriteQueue, type WriteQueue, type WriteResult } from './queue';
import type { QueuedWrite } from './queued-write';
import { t } from './texts';
import { deviceStorage, noteWaiting, waitingKey } from './write-storage';

/** The writes of the signed-in user, as last read from the device. */
export const useWrites = create<{ personId: number | null; writes: readonly QueuedWrite[] }>(() => ({ personId: null, writes: [] }));

const LOCK = 'careloom-writes';
/** Delay in seconds before waiting writes are sent again. It doubles after each failed attempt, up to `LAST_TRY`. */
const FIRST_TRY = 15;
const LAST_TRY = 300;

interface Opened {
  personId: number;
  queue: WriteQueue;
}

let opened: Opened | null = null;
let tries = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let started = false;

const newKey = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Runs the tasks of this tab one after the other, for browsers without Web Locks on a page without TLS. Another tab may then send a write
 * twice, which its key makes harmless.
 */
let last: Promise<unknown> = Promise.resolve();
function inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
  const next = last.then(task, task);
  last = next.catch(() => undefined);
  return next;
}

const aloneAs =
  (personId: number) =>
  <Result>(task: () => Promise<Result>): Promise<Result> =>
    inTurn(async () => ('locks' in navigator ? await navigator.locks.request(`${LOCK}-${personId}`, task) : await task()));

function open(personId: number): Opened {
  if (opened?.personId === personId) return opened;
  const queue = createWriteQueue({
    storage: deviceStorage(personId),
    send: ({ call, input, key }) => exchange(requestOf(call, input), { key }),
    alone: aloneAs(personId),
    isCurrent: () => navigator.onLine && session().user?.id === personId,
    onChange: (writes) => {
      if (session().user?.id !== personId) return;
      useWrites.setState({ personId, writes });
      noteWaiting(personId, writes.length);
    },
    onSent: ({ call }, { message }) => {
      tries = 0;
      if (message !== '') notify('success', message);
      const [first, ...others] = call.affects;
      if (first) void resourceChanged(first, [], others);
    },
    onWaiting: tryLater,
    newKey,
    now: Date.now,
  });
  opened = { personId, queue };
  return opened;
}

function tryLater() {
  clearTimeout(timer);
  timer = setTimeout(() => void flush(), Math.min(FIRST_TRY * 2 ** tries, LAST_TRY) * 1000);
  tries += 1;
}

/** The queue of the signed-in user. @throws Error if nobody is signed in */
function current(): WriteQueue {
  const { user } = session();
  if (!user) throw new Error('Nobody is signed in: there is no queue of writes.');
  return open(user.id).queue;
}

async function flush() {
  if (session().user) await guarded(() => current().flush());
}

/** A browser that forbids storage has no queue: `add` fails when a write has to be stored. */
async function guarded(task: () => Promise<unknown>) {
  try {
    await task();
  } catch (fault) {
    console.warn('The queue of writes could not be read.', fault);
  }
}

/**
 * Starts to send the writes queued on this device: now, when the connection is back, and periodically. Called by the shell if something
 * waits, and by the first component that shows or adds writes. Does nothing the second time.
 */
export function startWriteQueue(): void {
  if (started) return;
  started = true;
  window.addEventListener('storage', ({ key }) => {
    const { user } = session();
    if (user && key === waitingKey(user.id)) void guarded(() => readOnly(user.id));
  });
  window.addEventListener('online', () => void flush());
  useSession.subscribe(({ user }, before) => {
    if (user?.id === before.user?.id) return;
    useWrites.setState({ personId: null, writes: [] });
    if (user) void begin();
  });
  if (session().user) void begin();
}

const begin = () =>
  guarded(async () => {
    await current().reload();
    await current().flush();
  });

/** Applies the changes of another tab, without notifying the other tabs, which have them already. */
async function readOnly(personId: number) {
  const writes = await deviceStorage(personId).all();
  useWrites.setState({ personId, writes });
}

/**
 * Makes a write that must not be lost: it is stored on this device first, then sent at once if there is a connection, otherwise later. The
 * reads that it affects become stale once it is sent.
 * @param about the record that the write changes, e.g. `shift 12`
 * @param title describes the write to the user
 */
export function queueWrite<C extends Write>(
  call: C,
  input: InputFor<C>,
  { about, title }: Pick<QueuedWrite, 'about' | 'title'>,
): Promise<WriteResult> {
  startWriteQueue();
  const { id, method, path, affects, multipart } = call;
  const described = { id, method, path, affects, ...(multipart !== undefined && { multipart }) };
  return current().add({ call: described, input: input as Input, about, title });
}

/** Sends a refused write again, as it is or with another input. */
export const sendAgain = (write: QueuedWrite, input?: QueuedWrite['input']): Promise<void> => current().again(write, input);

/** Removes a write that was not sent from the queue. */
export const discardWrite = (write: QueuedWrite): Promise<void> => current().discard(write);

/** The message for the user if a write could neither be stored nor sent. */
export const notKeptMessage = (reason: 'full' | 'forbidden'): string => t(`writes.${reason}`);

/**
 * Converts the result of a queued write to an answer for a form. A refused write is removed from the queue, since the form keeps its input.
 * A waiting write counts as done.
 */
export async function formAnswer(result: WriteResult): Promise<Answer<null>> {
  if (result.state === 'not-kept') return { ok: false, code: 0, message: notKeptMessage(result.reason), errors: {} };
  if (result.state !== 'refused') return { ok: true, code: 200, message: '', data: null };
  if (result.write) await discardWrite(result.write);
  return { ok: false, code: 422, message: result.message, errors: result.errors };
}
