import { shiftSeries, type SeriesBody } from '@careloom/contract/resources/shift-series';
import { type Shift, shifts } from '@careloom/contract/resources/shifts';
import type { Answer } from '@careloom/shared/http';
import { useCall, useCallMutation } from '@careloom/shared/query';
import { useEffect, useState } from 'react';
import type { PreviewInput } from './schema';

/** Failures are shown in the form itself. */
const shownHere = () => undefined;

/** Adds one shift, or one on each day of a series. Answers with their ids. */
export function useAddShifts(): (values: SeriesBody) => Promise<Answer<number[]>> {
  const { run: addOne } = useCallMutation(shifts.create, { onFailure: shownHere, changes: ({ id }) => [id] });
  const { run: addSeries } = useCallMutation(shiftSeries.create, { onFailure: shownHere, changes: ({ ids }) => ids });
  return async ({ weekdays, until, ...one }) => {
    if (until === null) {
      const answer = await addOne(one);
      return answer.ok ? { ...answer, data: [answer.data.id] } : answer;
    }
    const answer = await addSeries({ ...one, weekdays, until });
    return answer.ok ? { ...answer, data: answer.data.ids } : answer;
  };
}

/** Saves a changed shift. */
export function useUpdateShift(id: number): (values: SeriesBody) => Promise<Answer<Shift>> {
  const { run } = useCallMutation(shifts.update, { onFailure: shownHere, changes: () => [id] });
  return ({ weekdays: _days, until: _until, ...values }) => run({ ...values, id });
}

/** Milliseconds without a change before the server is asked. */
const PAUSE = 300;
const NOTHING = {} as PreviewInput;

/** The cost of an input's shifts, requested after a pause in typing; until then the previous answer. @param asked as JSON */
export function usePreview(asked: string | null) {
  const [settled, settle] = useState(asked);
  useEffect(() => {
    const timer = setTimeout(() => settle(asked), PAUSE);
    return () => clearTimeout(timer);
  }, [asked]);
  const input = settled === null ? NOTHING : (JSON.parse(settled) as PreviewInput);
  const { data, error, isFetching } = useCall(shiftSeries.preview, input, { enabled: settled !== null, keepPrevious: true });
  return { data: asked === null ? undefined : data, error: asked === null ? null : error, isWaiting: isFetching || settled !== asked };
}
