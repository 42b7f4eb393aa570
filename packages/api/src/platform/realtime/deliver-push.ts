import type Pusher from 'pusher';
import type { Join } from '../queue/join-jobs';
import { type Push, wholeOr } from './push';

/** The handler of push jobs. Throws where the realtime service can not be reached, so that the job is tried again. */
export const deliverPush =
  (client: Pusher) =>
  async ({ channels, event, data }: Push): Promise<void> => {
    await client.trigger(channels, event, data);
  };

/** Of a change its records; undefined of what else is pushed, and of a version, which is of one record. */
const idsOf = ({ data }: Push): readonly number[] | undefined =>
  Array.isArray(data['ids']) && data['version'] === null ? (data['ids'] as number[]) : undefined;

/**
 * Pushes of one burst that say the same to the same channels are one: changes of one resource by one person name the records of all.
 * Who reads them fetches anew once instead of many times.
 */
export const joinPushes: Join<Push> = {
  keyOf: (push) => JSON.stringify(idsOf(push) ? { ...push, data: { ...push.data, ids: null } } : push),
  join(all) {
    const [first] = all as [Push];
    const lists = all.flatMap((push) => [idsOf(push) ?? []]);
    if (all.length === 1 || !idsOf(first)) return first;
    // A change that names no record is of the whole resource.
    const ids = lists.some((list) => list.length === 0) ? [] : [...new Set(lists.flat())];
    return { ...first, data: { ...first.data, ids: wholeOr(ids) } };
  },
};
