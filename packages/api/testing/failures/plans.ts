import { makeShift } from '../money-records';
import { freeDay, newShift, work } from '../rows/write-context';
import { WRITES } from '../rows/writes';
import { newDraft } from '../rows/writes-money';
import { terms } from './shift-grounds';
import { asked } from './stage';

const at = { date: '2026-06-17', start_at: new Date('2026-06-16T23:00:00Z'), end_at: new Date('2026-06-17T07:00:00Z') };
/** A version higher than that of any draft. */
const NOT_YET = 99;
/** Why drafts cannot be published. */
export const changedDrafts = {
  'Changed in the meantime, so nothing was saved. {changes}': asked(async (stage) => {
    const published = await newShift(stage);
    const missing = { id: 999_999, version: 1 };
    return { shifts: [{ id: (await newDraft(stage)).id, version: NOT_YET }, { id: published.id, version: published.version }, missing] };
  }),
};
export const draftRefusals = {
  'These shifts cost ${cost} by now. Look at them once more.': asked(async (stage) => ({
    shifts: [{ id: (await newDraft(stage)).id, version: 1 }],
    total_cost: '1.00',
  })),
  'Nothing was saved. {shift}: {reason}': asked(async (stage) => {
    const worker = await stage.world.api.person('worker');
    const { id, version } = await newShift(stage, { status: 'draft', worker_id: worker.id });
    return { shifts: [{ id, version }] };
  }),
};
export const noTemplate = {
  'Record does not exist.': asked(() => ({ template_id: 999_999, to: '2026-06-15', shifts: [{ id: 1, version: 1 }] })),
};
/** The input that copies a shift to a day without shifts. */
const copied = (shift: { id: number; version: number; date: string }, rest: object = {}) => ({
  from: shift.date,
  to: freeDay(),
  shifts: [{ id: shift.id, version: shift.version }],
  ...rest,
});
/** Why shifts cannot be copied. */
export const copyRefusals = {
  'Changed in the meantime, so nothing was saved. {changes}': asked(async (stage) =>
    copied({ ...(await newDraft(stage)), version: NOT_YET }),
  ),
  'These shifts cost ${cost} by now. Look at them once more.': asked(async (stage) =>
    copied(await newDraft(stage), { total_cost: '1.00' }),
  ),
  'Nothing was saved. {shift}: {reason}': asked(async (stage) => {
    const worker = await stage.world.api.person('worker');
    return copied(await newShift(stage, { worker_id: worker.id }));
  }),
  'Worker already on another shift at the same time. Do you want to reassign?': asked(async (stage) => {
    const own = await terms(stage);
    const shift = await makeShift(stage.world.api.services, { ...work(stage), worker: own.worker }, at);
    await makeShift(
      stage.world.api.services,
      { ...work(stage), worker: own.worker },
      {
        date: '2026-06-18',
        start_at: new Date('2026-06-17T23:00:00Z'),
        end_at: new Date('2026-06-18T07:00:00Z'),
      },
    );
    return copied(shift, { to: '2026-06-18' });
  }),
};
export const takenName = {
  ':attribute has already been taken. (a template of this name at the house)': asked(async (stage) => ({
    ...(await WRITES[stage.row.id]?.(stage)),
    name: 'Usual week',
  })),
};
