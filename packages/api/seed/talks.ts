import { messages } from '../src/platform/db/schema/chat';
import { TALKS } from './data/texts';
import type { User } from './office';
import type { Setting } from './setting';

const MINUTE_MS = 60_000;

/** Conversations between the office and workers; some have unread latest messages. */
export function makeTalks(setting: Setting, office: readonly User[], workers: readonly User[]): void {
  const pairs = office.flatMap((person) => setting.random.some(workers, 4).map((worker): [User, User] => [worker, person]));
  const [demo] = workers;
  const [first, , leader] = office;
  if (demo && first) pairs.push([demo, first]);
  if (demo && leader) pairs.push([demo, leader]);
  const apart = [...new Map(pairs.map((pair) => [pair.map(({ id }) => id).join('-'), pair])).values()];
  apart.forEach(([worker, person], index) => addTalk(setting, worker, person, index));
}

function addTalk({ plan, random, calendar }: Setting, worker: User, person: User, index: number) {
  const texts = TALKS[index % TALKS.length] ?? [];
  const unread = index % 3 === 0 ? 1 : 0;
  let sent = calendar.now.getTime() - random.int(2, 30 * 24) * 60 * MINUTE_MS;
  texts.forEach((message, place) => {
    const byWorker = place % 2 === 0;
    sent = Math.min(sent + random.int(2, 20) * MINUTE_MS, calendar.now.getTime() - MINUTE_MS);
    plan.add(messages, {
      sender_id: (byWorker ? worker : person).id,
      recipient_id: (byWorker ? person : worker).id,
      message,
      read_at: place >= texts.length - unread ? null : new Date(sent + MINUTE_MS),
      created_at: new Date(sent),
    });
  });
}
