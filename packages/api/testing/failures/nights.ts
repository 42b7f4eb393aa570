import { next } from '../rows/write-context';
import { WRITES } from '../rows/writes';
import { ownNight } from '../rows/writes-worked';
import { asked, type Provokers, type Stage } from './stage';

const later = new Date('2027-03-01T00:00:00Z');
const notThere = asked(async (stage) => ({ ...(await WRITES[stage.row.id]?.(stage)), id: 999_999 }));

const toBegin = async (stage: Stage) => {
  const start_at = new Date(later.getTime() + next() * 86_400_000);
  const times = { start_at, end_at: new Date(start_at.getTime() + 3_600_000) };
  return { ...(await WRITES[stage.row.id]?.(stage)), id: (await ownNight(stage, times)).id };
};
const notBegun = { 'This shift has not begun yet.': asked(toBegin) };
const notOpen = {
  'Shift not found.': notThere,
  'This shift was submitted or cancelled, so its hours can not be changed.': asked(async (stage) => ({
    ...(await WRITES[stage.row.id]?.(stage)),
    id: (await ownNight(stage, { status: 'submitted' })).id,
  })),
};
/** A night whose new end overlaps a shift of the next morning. */
const overlapping = async (stage: Stage) => {
  const { id, end_at } = await ownNight(stage);
  await ownNight(stage, { start_at: end_at, end_at: new Date(end_at.getTime() + 3_600_000) });
  return { id, start_time: '22:00', end_time: '07:00' };
};

/** Nights, which their workers start and finish. */
export const nightFailures: Provokers = {
  'A-370': {
    ...notOpen,
    'A shift can be started from {minutes} minutes before it begins.': asked(toBegin),
    'This shift is over. Finish it with the hours that you worked.': asked(async (stage) => ({ id: (await ownNight(stage)).id })),
  },
  'A-371': { ...notOpen, ...notBegun, 'At these hours you worked another shift.': asked(overlapping) },
  'A-372': { ...notOpen, ...notBegun },
};
