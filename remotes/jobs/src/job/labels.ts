import type { JOB_TYPES, PREFERRED_GENDERS, VISIBILITIES, WHEN_NEEDED } from '@careloom/contract/resources/jobs';
import { t, type TextKey } from './texts';

type Labels<Values extends readonly string[]> = Readonly<Record<Values[number], TextKey>>;

/** The text for each value of a job's field, in the order of the form's choices. */
export const JOB_LABELS = {
  type: {
    once_off: 'option.job_type.once_off_one_time',
    ongoing: 'option.job_type.ongoing',
    casual: 'option.job_type.casual',
    casual_full_time: 'option.job_type.casual_full_time',
    full_time: 'option.job_type.full_time',
  } satisfies Labels<typeof JOB_TYPES>,
  visibility: { public: 'option.visibility.public', private: 'option.visibility.private' } satisfies Labels<typeof VISIBILITIES>,
  when_needed: {
    flexible: 'option.when_needed.flexible',
    certain_days: 'option.when_needed.certain_days_of_week',
  } satisfies Labels<typeof WHEN_NEEDED>,
  preferred_gender: {
    male: 'option.preferred_gender.male',
    female: 'option.preferred_gender.female',
    any: 'option.preferred_gender.any',
  } satisfies Labels<typeof PREFERRED_GENDERS>,
  status: { open: 'option.job_status.open', assigned: 'option.job_status.assigned', closed: 'option.job_status.closed' },
} as const;
export type LabelledField = keyof typeof JOB_LABELS;

/** The text of a value. A value of a newer API, which has no text here, is shown as it is. */
export function labelOf(field: LabelledField, value: string): string {
  const words: Readonly<Record<string, TextKey>> = JOB_LABELS[field];
  const key = words[value];
  return key ? t(key) : value.replaceAll('_', ' ');
}

/** A field's choices for a select or a filter. */
export const choicesOf = (field: LabelledField) =>
  Object.entries<TextKey>(JOB_LABELS[field]).map(([value, key]) => ({ value, label: t(key) }));
