import { acrossFields, oneOf, optional } from '@careloom/contract/rules';
import { z } from '@careloom/contract/schema';
import { seriesBody, type SeriesBody, shiftSeries } from '@careloom/contract/resources/shift-series';
import type { InputFor } from '@careloom/contract/call';
import type { ShiftDraft } from './draft';

const workerIfPublished = acrossFields<SeriesBody>(
  ['worker_id', 'status'],
  ({ worker_id, status }) => worker_id !== null || status === 'draft',
  { error: 'validation.required', path: ['worker_id'] },
);
const lastDayIfRepeated = acrossFields<SeriesBody>(
  ['weekdays', 'until'],
  ({ weekdays, until }) => weekdays.length === 0 || until !== null,
  {
    error: 'validation.required',
    path: ['until'],
  },
);

/** In the form, either one of the two is always selected, or the field is hidden. */
const status = z._default(optional(oneOf(['draft', 'published'])), null);

/** The body of a new or changed shift, with the checks of the form: only a draft may have no worker, and a repetition must end. */
export const formSchema = z.safeExtend(seriesBody, { status }).check(workerIfPublished, lastDayIfRepeated);

const { body } = shiftSeries.preview;

/** The input of the price, as JSON; null while it is incomplete. An incomplete repetition does not hide the price. */
export function pricedPart(draft: ShiftDraft, id: number | null): string | null {
  const asTyped = { ...draft, id };
  for (const values of [asTyped, { ...asTyped, weekdays: [], until: '' }]) {
    const parsed = body.safeParse(values);
    if (parsed.success) return JSON.stringify(parsed.data);
  }
  return null;
}

export type PreviewInput = InputFor<typeof shiftSeries.preview>;
