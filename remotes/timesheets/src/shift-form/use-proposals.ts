import { useFormContext } from '@careloom/shared/form';
import { useEffect, useRef } from 'react';
import type { ShiftDraft } from './draft';

const TYPED = { shouldDirty: true, shouldValidate: true } as const;

/** Proposes the name of the job for the shift, until the user types another. @param nameOfJob undefined until a job is chosen and known */
export function useNameOfJob(nameOfJob: string | undefined) {
  const { getValues, setValue } = useFormContext<ShiftDraft>();
  const proposed = useRef('');
  useEffect(() => {
    if (nameOfJob === undefined || !['', proposed.current].includes(getValues('name'))) return;
    proposed.current = nameOfJob;
    setValue('name', nameOfJob, TYPED);
  }, [nameOfJob, getValues, setValue]);
}

const NIGHT = { start_time: '22:00', end_time: '06:00' } as const;

/** Proposes the times of the night for a sleep over without times. */
export function useSleepOverTimes(type: ShiftDraft['type']) {
  const { getValues, setValue } = useFormContext<ShiftDraft>();
  useEffect(() => {
    if (type !== 'sleep_over' || getValues('start_time') !== '' || getValues('end_time') !== '') return;
    setValue('start_time', NIGHT.start_time, TYPED);
    setValue('end_time', NIGHT.end_time, TYPED);
  }, [type, getValues, setValue]);
}
