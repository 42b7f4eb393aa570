import { useFormContext } from '@careloom/shared/form';
import { useEffect } from 'react';
import { endsNextDay } from '../job/overnight';
import type { JobDraft } from './job-draft';

/** Sets the overnight flag by the times whenever one of them changes; whoever knows better changes it afterwards. */
export function useOvernight() {
  const { watch, setValue } = useFormContext<JobDraft>();
  useEffect(() => {
    const { unsubscribe } = watch(({ start_time = '', end_time = '' }, { name }) => {
      if (name !== 'start_time' && name !== 'end_time') return;
      setValue('is_overnight', endsNextDay(start_time, end_time) ? 1 : 0, { shouldDirty: true });
    });
    return unsubscribe;
  }, [watch, setValue]);
}
