import type { Clock } from '../clock/clock';
import type { Channels, Subscriber } from './channels';
import { errorFrame, ERRORS } from './protocol';

/** What a socket that nobody has signed in may do: it is a page that is just signing in, or somebody we do not know. */
const MOST_SUBSCRIPTIONS = 20;
const MOST_A_MINUTE = 10;
const MINUTE_MS = 60_000;
const IDLE_MS = 30_000;
const LOOK_MS = 5_000;

/** Limits of sockets that are not signed in. One that signs in counts no more, so that an office behind one address is not shut out. */
export class Strangers {
  readonly #arrived = new Map<Subscriber, number>();
  readonly #subscribed = new Map<Subscriber, number>();

  constructor(
    readonly channels: Channels,
    readonly clock: Clock,
    /** Whether addresses are limited, as `RATE_LIMIT` says for the API. */
    readonly limitsAddresses: boolean,
  ) {}

  /** Whether an address may have another socket: those of the last minute count, closed ones too. */
  admits(subscriber: Subscriber): boolean {
    if (!this.limitsAddresses) return true;
    const since = this.clock.now().getTime() - MINUTE_MS;
    for (const [one, at] of this.#arrived) if (at <= since || this.channels.ownerOf(one)) this.#arrived.delete(one);
    const others = [...this.#arrived.keys()].filter(({ address }) => address === subscriber.address);
    if (others.length >= MOST_A_MINUTE) return false;
    this.#arrived.set(subscriber, this.clock.now().getTime());
    return true;
  }

  /** Whether a socket may subscribe once more. */
  maySubscribe(subscriber: Subscriber): boolean {
    if (this.channels.ownerOf(subscriber)) return true;
    const count = (this.#subscribed.get(subscriber) ?? 0) + 1;
    this.#subscribed.set(subscriber, count);
    if (count <= MOST_SUBSCRIPTIONS) return true;
    subscriber.send(errorFrame(ERRORS.overCapacity, 'Too many subscriptions of a socket that is not signed in'));
    return false;
  }

  /** Closes a socket once it has had no channel for a while. @returns what ends the watch */
  watch(subscriber: Subscriber): () => void {
    let idleSince = this.clock.now().getTime();
    const timer = setInterval(() => {
      const now = this.clock.now().getTime();
      if (this.channels.ownerOf(subscriber) || this.channels.countOf(subscriber) > 0) idleSince = now;
      else if (now - idleSince >= IDLE_MS) subscriber.close(ERRORS.unauthorized, 'Not signed in, and without a channel');
    }, LOOK_MS);
    return () => {
      clearInterval(timer);
      this.#subscribed.delete(subscriber);
    };
  }
}
