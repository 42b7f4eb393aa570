import { useFormContext } from '@careloom/shared/form';
import { useEffect, useRef } from 'react';
import type { ShiftDraft } from './draft';

/** A shift is proposed the name of its job, until somebody types another. */
export function useNameOfJob(nameOf: (id: string) => string | undefined) {
  const { watch, getValues, setValue } = useFormContext<ShiftDraft>();
  const proposed = useRef('');
  const latest = useRef(nameOf);
  useEffect(() => {
    latest.current = nameOf;
  });
  useEffect(() => {
    const { unsubscribe } = watch(({ job_id }, { name: changed, type }) => {
      const isTyped = ![proposed.current, ''].includes(getValues('name'));
      if (changed !== 'job_id' || type !== 'change' || isTyped) return;
      proposed.current = latest.current(String(job_id)) ?? '';
      setValue('name', proposed.current, { shouldDirty: true, shouldValidate: proposed.current !== '' });
    });
    return unsubscribe;
  }, [watch, getValues, setValue]);
}

const NIGHT = { start_time: '22:00', end_time: '06:00' } as const;

/** A sleep over without times is proposed those of its night. */
export function useSleepOverTimes() {
  const { watch, getValues, setValue } = useFormContext<ShiftDraft>();
  useEffect(() => {
    const { unsubscribe } = watch(({ type }, { name: changed }) => {
      if (changed !== 'type' || type !== 'sleep_over' || getValues('start_time') !== '' || getValues('end_time') !== '') return;
      setValue('start_time', NIGHT.start_time, { shouldDirty: true });
      setValue('end_time', NIGHT.end_time, { shouldDirty: true });
    });
    return unsubscribe;
  }, [watch, getValues, setValue]);
}
