import { shiftOffers } from '../../src/platform/db/schema/offers';
import { eq } from 'drizzle-orm';
import { makeShift } from '../money-records';
import { newShift, work } from '../rows/write-context';
import { newOffer } from '../rows/writes-money';
import { WRITES } from '../rows/writes';
import { terminate } from '../terms';
import { asked, type Provokers, type Stage } from './stage';

type Offer = typeof shiftOffers.$inferInsert;

/** An offer in a given state. */
const being = (status: NonNullable<Offer['status']>) =>
  asked(async (stage) => {
    const { id } = await newOffer(stage);
    await stage.world.api.services.db.update(shiftOffers).set({ status }).where(eq(shiftOffers.id, id));
    return { id };
  });

const over = {
  'This shift is taken: somebody else was first.': being('taken'),
  'The time to answer this offer is over.': being('expired'),
  'This offer does not stand any more: the shift was changed, filled or taken back.': being('withdrawn'),
};
const busy = async (stage: Stage) => {
  const { id, shift } = await newOffer(stage);
  const { start_at, end_at, date } = shift;
  await makeShift(stage.world.api.services, { ...work(stage), worker: stage.me }, { start_at, end_at, date });
  return { id };
};
const ended = async (stage: Stage) => {
  const { services } = stage.world.api;
  const { id, agreements } = await newOffer(stage);
  for (const agreement of agreements) await terminate(services, agreement);
  return { id };
};
const notThere = asked(async (stage) => ({ ...(await WRITES[stage.row.id]?.(stage)), id: 999_999 }));

/** Candidates for a shift, offers and their answers. */
export const offerFailures: Provokers = {
  'A-350': { 'Shift not found.': asked(() => ({ id: 999_999 })) },
  'A-352': {
    'Shift not found.': notThere,
    'Only a shift to come can be offered.': asked(async (stage) => ({
      ...(await WRITES['A-352']?.(stage)),
      id: (await newShift(stage)).id,
    })),
  },
  'A-353': { 'Shift not found.': notThere },
  'A-355': {
    ...over,
    'You have already answered this offer.': being('declined'),
    'You have another shift at the same time by now.': asked(busy),
    "Worker's service agreement terminated, renew first.": asked(ended),
  },
  'A-356': { ...over, 'You have already answered this offer.': being('accepted') },
};
