import { MOST_FEEDS } from '@careloom/contract/resources/calendar-feeds';
import { MOST_PINS, MOST_VIEWS, savedViews } from '@careloom/contract/resources/saved-views';
import { next } from '../rows/write-context';
import type { Provoke, Provokers, Stage } from './stage';

const manyFeeds: Provoke = async (stage) => {
  for (let made = 0; made < MOST_FEEDS; made += 1) await stage.ask({});
  return stage.ask({});
};

const manyViews: Provoke = async (stage) => {
  const view = () => ({ list: 'houses', name: `View ${next()}` });
  for (let made = 0; made < MOST_VIEWS; made += 1) await stage.ask(view());
  return stage.ask(view());
};

const manyPins: Provoke = async (stage) => {
  let answer = await pinNew(stage);
  for (let pinned = 0; pinned < MOST_PINS; pinned += 1) answer = await pinNew(stage);
  return answer;
};

async function pinNew(stage: Stage) {
  const view = { list: 'houses', name: `Pinned ${next()}` };
  const { data } = await stage.world.api.send(savedViews.create, view, { token: stage.me.token });
  return stage.ask({ id: data.id, place: 0 });
}

/** Creates one record more than a person may have. */
export const mostFailures: Provokers = {
  'A-375': { 'You have {most} calendar feeds. Revoke one before you add another.': manyFeeds },
  'A-415': { 'You have {most} pinned views. Unpin one before you pin another.': manyPins },
  'A-466': { 'You have {most} saved views of this list. Delete one before you save another.': manyViews },
};
