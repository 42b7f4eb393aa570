import { ERRORS, frame, type PresenceMember } from './protocol';

/** A socket, from the channels' point of view. */
export interface Subscriber {
  readonly id: string;
  /** The client's IP address. */
  readonly address: string;
  send(frame: string): void;
  close(code: number, reason: string): void;
}

/** One event for a channel, from a trigger or a client. */
export interface ChannelEvent {
  channel: string;
  event: string;
  data: unknown;
  /** The socket that caused it and is skipped. */
  except?: string | undefined;
  /** Set for a client event on a presence channel. */
  userId?: string | undefined;
}

const OWN_CHANNEL = /^private-(?:user|inactive-member|encrypted-user)\.(\d+)$/;

/** The subscribers of each channel in this process. A channel exists while it has a subscriber. */
export class Channels {
  readonly #members = new Map<string, Map<Subscriber, PresenceMember | null>>();
  readonly #sockets = new Map<string, Subscriber>();
  /**
   * The owner of each socket: known from its sign-in, from a channel authorised for it, or from a channel that only one user may subscribe
   * to.
   */
  readonly #owners = new Map<Subscriber, string>();

  connect(subscriber: Subscriber): void {
    this.#sockets.set(subscriber.id, subscriber);
  }

  /** The number of channels that a socket subscribes to. */
  countOf(subscriber: Subscriber): number {
    return [...this.#members.values()].filter((members) => members.has(subscriber)).length;
  }

  has(channel: string, subscriber: Subscriber): boolean {
    return this.#members.get(channel)?.has(subscriber) ?? false;
  }

  occupied(): string[] {
    return [...this.#members.keys()];
  }

  /** The members of a presence channel: one per user, however many pages they have open. */
  people(channel: string): Map<string, unknown> {
    const people = new Map<string, unknown>();
    for (const member of this.#members.get(channel)?.values() ?? []) if (member) people.set(member.user_id, member.user_info);
    return people;
  }

  memberOf(channel: string, subscriber: Subscriber): PresenceMember | null {
    return this.#members.get(channel)?.get(subscriber) ?? null;
  }

  signIn(subscriber: Subscriber, userId: string): void {
    this.#owners.set(subscriber, userId);
  }

  ownerOf(subscriber: Subscriber): string | undefined {
    return this.#owners.get(subscriber);
  }

  /** Sets the owner of a socket when a channel was authorised for it, possibly by another process. */
  own(socketId: string, owner: string): void {
    const subscriber = this.#sockets.get(socketId);
    if (subscriber) this.signIn(subscriber, owner);
  }

  /** Closes all sockets of a user, or of one session. @param reconnect whether they may reconnect, to be authorised again */
  end(ended: string, reconnect: boolean): void {
    for (const [subscriber, owner] of this.#owners) {
      if (owner !== ended && !owner.startsWith(`${ended}.`)) continue;
      if (reconnect) subscriber.close(ERRORS.connectAnew, 'Connect again to be authorised anew');
      else subscriber.close(ERRORS.unauthorized, 'The session was ended');
    }
  }

  join(channel: string, subscriber: Subscriber, member: PresenceMember | null): void {
    const owner = member?.user_id ?? OWN_CHANNEL.exec(channel)?.[1];
    if (owner !== undefined && !this.#owners.has(subscriber)) this.signIn(subscriber, owner);
    const isNew = member !== null && !this.people(channel).has(member.user_id);
    const members = this.#members.get(channel) ?? new Map<Subscriber, PresenceMember | null>();
    this.#members.set(channel, members.set(subscriber, member));
    subscriber.send(frame('pusher_internal:subscription_succeeded', member ? this.#presence(channel) : {}, channel));
    if (isNew) this.deliver({ channel, event: 'pusher_internal:member_added', data: member, except: subscriber.id });
  }

  leave(channel: string, subscriber: Subscriber): void {
    const members = this.#members.get(channel);
    const member = members?.get(subscriber);
    if (!members?.delete(subscriber)) return;
    if (members.size === 0) this.#members.delete(channel);
    else if (member && !this.people(channel).has(member.user_id)) {
      this.deliver({ channel, event: 'pusher_internal:member_removed', data: { user_id: member.user_id } });
    }
  }

  leaveAll(subscriber: Subscriber): void {
    this.#owners.delete(subscriber);
    this.#sockets.delete(subscriber.id);
    for (const [channel, members] of this.#members) if (members.has(subscriber)) this.leave(channel, subscriber);
  }

  deliver({ channel, event, data, except, userId }: ChannelEvent): void {
    const text = JSON.stringify({
      event,
      channel,
      data: typeof data === 'string' ? data : JSON.stringify(data),
      ...(userId && { user_id: userId }),
    });
    for (const subscriber of this.#members.get(channel)?.keys() ?? []) if (subscriber.id !== except) subscriber.send(text);
  }

  #presence(channel: string) {
    const people = this.people(channel);
    return { presence: { count: people.size, ids: [...people.keys()], hash: Object.fromEntries(people) } };
  }
}
