import type { Answer } from '../http/answer';
import { nextToSend, outcomeOf, type QueuedWrite, type Refusal } from './queued-write';
import type { WriteStorage } from './write-storage';

export interface QueueParts {
  storage: WriteStorage;
  /** Sends one write with its key. Never rejects. */
  send: (write: QueuedWrite) => Promise<Answer<unknown>>;
  /** Runs a task while no other tab of the same person runs one. */
  alone: <Result>(task: () => Promise<Result>) => Promise<Result>;
  /** Whether writes can be sent: the person is still signed in, and the device is online. */
  isCurrent: () => boolean;
  /** Called with all writes after each change. */
  onChange: (writes: readonly QueuedWrite[]) => void;
  onSent: (write: QueuedWrite, answer: Answer<unknown>) => void;
  /** Called when a write could not be sent, but may be sent later. */
  onWaiting: () => void;
  newKey: () => string;
  now: () => number;
}

/** The outcome of a write: `not-kept` if it could neither be stored nor sent. */
export type WriteResult =
  | { state: 'sent'; data: unknown }
  | { state: 'waiting' }
  | ({ state: 'refused'; write: QueuedWrite | null } & Refusal)
  | { state: 'not-kept'; reason: 'full' | 'forbidden' };

/** The writes of one person: kept on the device, sent in order, each once. */
export interface WriteQueue {
  /** Stores a write, then sends all writes that can be sent. */
  add: (write: Omit<QueuedWrite, 'key' | 'at' | 'refusal'>) => Promise<WriteResult>;
  /**
   * Sends a refused write again, with another input if given. It keeps its position and gets a new key, because the server must treat it as
   * a new write.
   */
  again: (write: QueuedWrite, input?: QueuedWrite['input']) => Promise<void>;
  discard: (write: QueuedWrite) => Promise<void>;
  /** Sends all that can be sent, one after the other. */
  flush: () => Promise<void>;
  /** Reads the stored writes, e.g. after another tab has changed them. */
  reload: () => Promise<readonly QueuedWrite[]>;
}

export function createWriteQueue({ storage, send, alone, isCurrent, onChange, onSent, onWaiting, newKey, now }: QueueParts): WriteQueue {
  const answers = new Map<string, unknown>();

  const reload = async () => {
    const writes = await storage.all();
    onChange(writes);
    return writes;
  };

  const sendOne = async (write: QueuedWrite): Promise<boolean> => {
    const answer = await send(write);
    const outcome = outcomeOf(answer);
    if (outcome === 'later') return false;
    if (answer.ok) {
      answers.set(write.key, answer.data);
      await storage.remove(write);
      onSent(write, answer);
    } else await storage.put({ ...write, refusal: { message: answer.message, errors: answer.errors } });
    await reload();
    return true;
  };

  const flush = () =>
    alone(async () => {
      for (let next = nextToSend(await storage.all()); next && isCurrent(); next = nextToSend(await storage.all())) {
        if (!(await sendOne(next))) return onWaiting();
      }
    });

  /** Stores one write at a time, so that no two have the same `at`. */
  const keep = (write: Omit<QueuedWrite, 'key' | 'at' | 'refusal'>): Promise<QueuedWrite> =>
    alone(async () => {
      const last = (await storage.all()).at(-1)?.at ?? 0;
      const kept: QueuedWrite = { ...write, key: newKey(), at: Math.max(now(), last + 1), refusal: null };
      await storage.put(kept);
      return kept;
    });

  return {
    reload,
    flush,
    async add(write) {
      let kept: QueuedWrite;
      try {
        kept = await keep(write);
      } catch (fault) {
        return sendUnkept({ ...write, key: newKey(), at: now(), refusal: null }, fault);
      }
      await reload();
      await flush();
      const after = (await storage.all()).find(({ key }) => key === kept.key);
      if (!after) {
        const data = answers.get(kept.key);
        answers.delete(kept.key);
        return { state: 'sent', data };
      }
      return after.refusal ? { state: 'refused', write: after, ...after.refusal } : { state: 'waiting' };
    },
    async again(write, input = write.input) {
      await alone(() => storage.put({ ...write, input, key: newKey(), refusal: null }));
      await reload();
      await flush();
    },
    async discard(write) {
      await alone(() => storage.remove(write));
      await reload();
      await flush();
    },
  };

  async function sendUnkept(write: QueuedWrite, fault: unknown): Promise<WriteResult> {
    const answer = await send(write);
    if (answer.ok) {
      onSent(write, answer);
      return { state: 'sent', data: answer.data };
    }
    if (outcomeOf(answer) === 'refused') return { state: 'refused', write: null, message: answer.message, errors: answer.errors };
    console.warn('A write could not be kept on this device.', fault);
    return { state: 'not-kept', reason: (fault as { name?: unknown }).name === 'QuotaExceededError' ? 'full' : 'forbidden' };
  }
}
