import type { Person } from '@careloom/contract/entities';
import { isOpenEnded, type Job, WEEKDAYS } from '@careloom/contract/resources/jobs';
import { options } from '@careloom/contract/resources/options';
import {
  CheckboxGroupField,
  DateField,
  FormGrid,
  NumberField,
  RadioField,
  SearchSelectField,
  SelectField,
  SwitchField,
  TextAreaField,
  TextField,
  TimeField,
  useWatch,
} from '@careloom/shared/form';
import { useDeferredValue } from 'react';
import { t } from './texts';
import { choicesOf } from '../labels';
import { shortDay } from '../times';
import type { JobDraft } from './draft';
import { useChoices, useOvernight } from './choices';

const DAYS = WEEKDAYS.map((day) => ({ value: day, label: shortDay(day) }));

/** The fields of a job, in a natural order: description, place, pay, audience, dates. */
export function JobFields({ job }: { job?: Job | undefined }) {
  const [type, visibility, whenNeeded] = useWatch<JobDraft, ['type', 'visibility', 'when_needed']>({
    name: ['type', 'visibility', 'when_needed'],
  });
  // The people picker is slow to render, so the choice itself is painted first.
  const isPrivate = useDeferredValue(visibility === 'private');
  useOvernight();
  const houses = useChoices(options.houses, job && [job.house]);
  return (
    <>
      <FormGrid>
        <TextField name="name" span={4} />
        <NumberField name="number_of_workers" span={2} min={1} max={50} />
        <SearchSelectField name="house_id" span={3} face="place" {...houses} />
        <SelectField name="type" span={3} choices={choicesOf('type')} />
        <TextField name="service_needed" span={3} />
        <NumberField
          name="weekly_hours"
          span={3}
          step={0}
          decimals
          help={type === 'casual_full_time' ? t('jobs.at_least_40') : undefined}
        />
        <RadioField name="visibility" span={3} choices={choicesOf('visibility')} />
        <RadioField name="preferred_gender" span={3} choices={choicesOf('preferred_gender')} />
        {isPrivate && <InvitedWorkersField invited={job?.invited} />}
        <DateField name="start_date" span={3} />
        <DateField name="end_date" span={3} optional={type === '' ? undefined : isOpenEnded(type)} />
        <RadioField name="when_needed" span={3} choices={choicesOf('when_needed')} />
        {whenNeeded === 'certain_days' && <CheckboxGroupField name="days" span={3} optional={false} look="chips" choices={DAYS} />}
      </FormGrid>
      <FormGrid>
        <TimeField name="start_time" span={2} />
        <TimeField name="end_time" span={2} />
        <SwitchField name="is_overnight" span={2} />
        <TextAreaField name="description" max={4000} />
      </FormGrid>
    </>
  );
}

/** The workers to whom a private job is offered. No one else can find it. */
function InvitedWorkersField({ invited = [] }: { invited?: readonly Person[] | undefined }) {
  const workers = useChoices(options.workers, invited);
  return <SearchSelectField name="worker_ids" multiple face="person" help={t('jobs.invited_help')} {...workers} />;
}
