import { workerRow, workerSheet } from '../worker-sheet';
import { sheetOf, terms } from './shift-grounds';
import { type Provoke, type Stage, twice } from './stage';

/** Uploads a timesheet with one row. @returns the id of the upload, and a list with the id of its shift */
async function upload(stage: Stage) {
  const own = await terms(stage);
  const { data } = await stage.askOf('A-104', sheetOf(stage, own));
  const { upload_id } = data as { upload_id: number };
  const list = await stage.askOf('A-100', { worker_id: own.worker.id });
  return { upload_id, ids: (list.data as { items: { id: number }[] }).items.map(({ id }) => id) };
}
const changedSince: Provoke = async (stage) => {
  const { upload_id, ids } = await upload(stage);
  await stage.askOf('A-191', { ids }, stage.world.office.senior_manager);
  return stage.ask({ upload_id });
};

/** An upload of shifts that cannot be reversed, or can no longer be reversed. */
export const notReversed = {
  'This timesheet is already reversed.': twice(async (stage) => ({ upload_id: (await upload(stage)).upload_id })),
  'Shifts of this timesheet were changed in the meantime, so it can not be reversed.': changedSince,
};

/** Uploads a sheet with one worker. */
export async function imported(stage: Stage) {
  const { data } = await stage.askOf('A-182', { file: workerSheet(workerRow()) });
  return { upload_id: (data as { upload_id: number }).upload_id };
}

/** Reverses an upload whose worker was archived afterwards. */
export const usedSince: Provoke = async (stage) => {
  const sent = await imported(stage);
  const { data } = await stage.askOf('A-184', { id: sent.upload_id });
  await stage.askOf('A-043', { id: (data as { record_ids: number[] }).record_ids[0] });
  return stage.ask(sent);
};
