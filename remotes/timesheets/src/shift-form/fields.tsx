import { WEEKDAYS } from '@careloom/contract/resources/jobs';
import { SHIFT_TYPES, type Shift } from '@careloom/contract/resources/shifts';
import {
  CheckboxGroupField,
  DateField,
  FormGrid,
  RadioField,
  SearchSelectField,
  SelectField,
  SwitchField,
  TextAreaField,
  TextField,
  TimeField,
  useWatch,
} from '@careloom/shared/form';
import { typeWord } from '../shift/labels';
import { t } from './texts';
import { useJobChoices, useWorkerChoices } from './choices';
import type { ShiftDraft } from './draft';
import { nextDayOf } from './next-day';
import { useNameOfJob, useSleepOverTimes } from './use-proposals';
import { WakeUpFields } from './wake-up-fields';

const TYPES = SHIFT_TYPES.map((value) => ({ value, label: typeWord(value) }));
const DAYS = WEEKDAYS.map((value) => ({ value, label: `${value.slice(0, 1).toUpperCase()}${value.slice(1, 3)}` }));

interface ShiftFieldsProps {
  /** The shift that is edited. */
  shift?: Shift | undefined;
  /** The id of the only house whose jobs can be chosen. */
  house?: number | undefined;
  /** A time of the shift that occurs twice on its day, `HH:mm`. */
  twice: string | null;
}

/** The fields of a shift: where and who, what, when, and whether it is published. */
export function ShiftFields({ shift, house, twice }: ShiftFieldsProps) {
  const names = ['job_id', 'date', 'start_time', 'end_time', 'type', 'weekdays', 'status', 'fold', 'wake_ups'] as const;
  const [job, date, start, end, type, weekdays, status, fold, wakeUps] = useWatch<ShiftDraft, typeof names>({ name: names });
  const { jobOf, ...jobs } = useJobChoices(house, shift ? [{ ...shift.job, house: shift.house }] : []);
  const workers = useWorkerChoices(shift?.worker ? [shift.worker] : []);
  const chosen = jobOf(String(job));
  useNameOfJob(chosen?.name);
  useSleepOverTimes(type);
  const nextDay = nextDayOf({ date, start, end });
  return (
    <>
      <FormGrid>
        <SearchSelectField name="job_id" span={3} face="place" help={chosen?.house?.name} {...jobs} />
        <SearchSelectField name="worker_id" span={3} face="person" optional={status === 'draft'} {...workers} />
        <DateField name="date" span={3} />
        <TextField name="name" span={3} />
        <TimeField name="start_time" span={2} />
        <TimeField name="end_time" span={2} help={nextDay === null ? undefined : t('shift_form.next_day', { day: nextDay })} />
        <SelectField name="type" span={2} choices={TYPES} help={type === 'sleep_over' ? t('shift_form.sleep_over_help') : undefined} />
        {(twice !== null || fold === 1) && <WhichOne time={twice ?? start} />}
        <SwitchField name="is_holiday" label={t('shift_form.holiday')} help={t('shift_form.holiday_help')} />
      </FormGrid>
      {type === 'sleep_over' && wakeUps !== null && <WakeUpFields />}
      {!shift && (
        <FormGrid>
          <CheckboxGroupField name="weekdays" span={4} look="chips" choices={DAYS} />
          <DateField name="until" span={2} optional={weekdays.length === 0} {...(date !== '' && { min: date })} />
        </FormGrid>
      )}
      <FormGrid>
        <TextAreaField name="description" max={4000} />
        {status !== '' && (
          <RadioField
            name="status"
            label={t('field.expense.status')}
            help={t('shift_form.draft_help')}
            choices={[
              { value: 'published', label: t('shift_form.publish') },
              { value: 'draft', label: t('shift_form.draft') },
            ]}
          />
        )}
      </FormGrid>
    </>
  );
}

/** Asks whether the first or the second occurrence of a time is meant, when clocks go back. */
function WhichOne({ time }: { time: string }) {
  return (
    <RadioField
      name="fold"
      label={t('shift_form.fold', { time })}
      choices={[
        { value: '0', label: t('shift_form.fold_first') },
        { value: '1', label: t('shift_form.fold_second') },
      ]}
    />
  );
}
