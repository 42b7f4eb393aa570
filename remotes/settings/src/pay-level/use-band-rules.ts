import { useFormContext } from '@careloom/shared/form';
import { useEffect } from 'react';
import { isOvernight, isTimed, type Hours } from './care-day';
import type { BandDraft, PayLevelDraft } from './draft';

/** The name of the form field for a band's end, where a gap or an overlap is reported. */
export const endOf = (index: number) => `timings.${index}.end_time` as const;

/** Derives which bands go over midnight, and validates all ends when a time changes and all times are complete. */
export function useBandRules(bands: readonly BandDraft[]) {
  const { setValue, trigger } = useFormContext<PayLevelDraft>();
  const times = JSON.stringify(bands.map(({ start_time, end_time }) => ({ start_time, end_time })));
  useEffect(() => {
    const all = JSON.parse(times) as Hours[];
    if (!all.every(isTimed)) return;
    all.forEach((band, index) => setValue(`timings.${index}.is_overnight`, isOvernight(band) ? 1 : 0));
    void trigger(all.map((_band, index) => endOf(index)));
  }, [times, setValue, trigger]);
}
