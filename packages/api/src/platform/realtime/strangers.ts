import type { Clock } from '../clock/clock';
import type { Channels, Subscriber } from './channels';
import { errorFrame, ERRORS } from './protocol';

/** Limits for a socket without sign-in: a page that is about to sign in, or an unknown client. */
const MOST_SUBSCRIPTIONS = 20;
const MOST_A_MINUTE = 10;
const MINUTE_MS = 60_000;
const IDLE_MS = 30_000;
const LOOK_MS = 5_000;

/** Limits sockets that have not signed in. Signed-in ones no longer count, so that an office behind one address is not locked out. */
export class Strangers {
  readonly #arrived = new Map<Subscriber, number>();
  readonly #subscribed = new Map<Subscriber, number>();

  constructor(
    readonly channels: Channels,
    readonly clock: Clock,
    /** Whether addresses are limited, by `RATE_LIMIT` as for the API. */
    readonly limitsAddresses: boolean,
  ) {}

  /**
   * Whether an address may open another socket: counts all its sockets of the last minute that never signed in, including closed ones. A
   * socket that had signed in before it closed does not count, so that frequent page loads are not limited.
   */
  admits(subscriber: Subscriber): boolean {
    if (!this.limitsAddresses) return true;
    const since = this.clock.now().getTime() - MINUTE_MS;
    for (const [one, at] of this.#arrived) if (at <= since || this.channels.ownerOf(one)) this.#arrived.delete(one);
    const others = [...this.#arrived.keys()].filter(({ address }) => address === subscriber.address);
    if (others.length >= MOST_A_MINUTE) return false;
    this.#arrived.set(subscriber, this.clock.now().getTime());
    return true;
  }

  /** Whether a socket may subscribe again. */
  maySubscribe(subscriber: Subscriber): boolean {
    if (this.channels.ownerOf(subscriber)) return true;
    const count = (this.#subscribed.get(subscriber) ?? 0) + 1;
    this.#subscribed.set(subscriber, count);
    if (count <= MOST_SUBSCRIPTIONS) return true;
    subscriber.send(errorFrame(ERRORS.overCapacity, 'Too many subscriptions of a socket that is not signed in'));
    return false;
  }

  /** Closes a socket that has had no channel for a while. @returns a function that stops watching */
  watch(subscriber: Subscriber): () => void {
    let idleSince = this.clock.now().getTime();
    const timer = setInterval(() => {
      const now = this.clock.now().getTime();
      if (this.channels.ownerOf(subscriber) || this.channels.countOf(subscriber) > 0) idleSince = now;
      else if (now - idleSince >= IDLE_MS) subscriber.close(ERRORS.unauthorized, 'Not signed in, and without a channel');
    }, LOOK_MS);
    return () => {
      clearInterval(timer);
      if (this.channels.ownerOf(subscriber)) this.#arrived.delete(subscriber);
      this.#subscribed.delete(subscriber);
    };
  }
}
