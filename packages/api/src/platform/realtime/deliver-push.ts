import type Pusher from 'pusher';
import type { Join } from '../queue/join-jobs';
import { type Push, wholeOr } from './push';

/** The handler of push jobs. Throws when the realtime service cannot be reached, so that the job is retried. */
export const deliverPush =
  (client: Pusher) =>
  async ({ channels, event, data }: Push): Promise<void> => {
    await client.trigger(channels, event, data);
  };

/** The record ids of a change; undefined for other pushes, and for one with a version, which concerns a single record. */
const idsOf = ({ data }: Push): readonly number[] | undefined =>
  Array.isArray(data['ids']) && data['version'] === null ? (data['ids'] as number[]) : undefined;

/**
 * Joins pushes of one burst that are equal apart from ids: one person's changes of a resource become one push with the ids of all records,
 * so that readers fetch once instead of many times.
 */
export const joinPushes: Join<Push> = {
  keyOf: (push) => JSON.stringify(idsOf(push) ? { ...push, data: { ...push.data, ids: null } } : push),
  join(all) {
    const [first] = all as [Push];
    const lists = all.flatMap((push) => [idsOf(push) ?? []]);
    if (all.length === 1 || !idsOf(first)) return first;
    // A change without ids concerns the whole resource.
    const ids = lists.some((list) => list.length === 0) ? [] : [...new Set(lists.flat())];
    return { ...first, data: { ...first.data, ids: wholeOr(ids) } };
  },
};
