import { frame, type PresenceMember } from './protocol';

/** A socket as the channels see it. */
export interface Subscriber {
  readonly id: string;
  send(frame: string): void;
}

/** One event for a channel, from a trigger or a client. */
export interface ChannelEvent {
  channel: string;
  event: string;
  data: unknown;
  /** The socket that caused it and need not hear of it. */
  except?: string | undefined;
  /** Of a client event on a presence channel. */
  userId?: string | undefined;
}

/** Who listens to which channel in this process. A channel exists while it has a subscriber. */
export class Channels {
  readonly #members = new Map<string, Map<Subscriber, PresenceMember | null>>();

  has(channel: string, subscriber: Subscriber): boolean {
    return this.#members.get(channel)?.has(subscriber) ?? false;
  }

  occupied(): string[] {
    return [...this.#members.keys()];
  }

  /** The people of a presence channel: one for each user, however many pages they have open. */
  people(channel: string): Map<string, unknown> {
    const people = new Map<string, unknown>();
    for (const member of this.#members.get(channel)?.values() ?? []) if (member) people.set(member.user_id, member.user_info);
    return people;
  }

  memberOf(channel: string, subscriber: Subscriber): PresenceMember | null {
    return this.#members.get(channel)?.get(subscriber) ?? null;
  }

  join(channel: string, subscriber: Subscriber, member: PresenceMember | null): void {
    const arrived = member !== null && !this.people(channel).has(member.user_id);
    const members = this.#members.get(channel) ?? new Map<Subscriber, PresenceMember | null>();
    this.#members.set(channel, members.set(subscriber, member));
    subscriber.send(frame('pusher_internal:subscription_succeeded', member ? this.#presence(channel) : {}, channel));
    if (arrived) this.deliver({ channel, event: 'pusher_internal:member_added', data: member, except: subscriber.id });
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
