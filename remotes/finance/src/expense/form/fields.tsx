import type { Expense } from '@careloom/contract/resources/expenses';
import {
  DateField,
  FormGrid,
  MoneyField,
  ReceiptField,
  SearchSelectField,
  TextAreaField,
  TextField,
  useFormContext,
  useWatch,
} from '@careloom/shared/form';
import { useCan } from '@careloom/shared/session';
import { useEffect } from 'react';
import { t } from '../texts';
import { useJobOfDay, useJobs, useWorkers } from './choices';
import type { ExpenseDraft } from './draft';

const DESCRIPTION = 2000;

/** The fields of an expense. The receipt comes first, because the user has it at hand. */
export function ExpenseFields({ expense }: { expense?: Expense | undefined }) {
  const own = useCan('worker-dashboard');
  const [date, worker, job] = useWatch<ExpenseDraft, ['date', 'worker_id', 'job_id']>({ name: ['date', 'worker_id', 'job_id'] });
  const ofDay = useJobOfDay(own, worker, date);
  const known = [...(expense ? [{ ...expense.job, house: expense.house }] : []), ...(ofDay ? [ofDay] : [])];
  const jobs = useJobs(own, known);
  const workers = useWorkers(own, expense?.worker ? [expense.worker] : []);
  useProposedJob(ofDay?.id);
  const chosen = jobs.find(({ id }) => String(id) === job);
  const house = chosen?.house?.name;
  const isOfDay = ofDay !== null && chosen?.id === ofDay.id;
  return (
    <FormGrid>
      <ReceiptField name="receipt" current={expense?.receipt_type === 'pdf' ? null : (expense?.receipt_url ?? null)} />
      <MoneyField name="amount" span={3} />
      <DateField name="date" span={3} />
      <TextField name="title" />
      {!own && (
        <SearchSelectField
          name="worker_id"
          span={3}
          face="person"
          optional={false}
          choices={workers.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      )}
      <SearchSelectField
        name="job_id"
        {...(!own && { span: 3 })}
        face="place"
        help={house === undefined ? undefined : isOfDay ? t('expense.worked_there', { house }) : house}
        choices={jobs.map(({ id, name, house: at }) => ({ value: String(id), label: name, line: at?.name }))}
      />
      <TextAreaField name="description" max={DESCRIPTION} rows={2} />
    </FormGrid>
  );
}

const isChoosing = () => document.activeElement?.getAttribute('name') === 'job_id';

/** Selects the job of that day's shift, unless a job is chosen or the job field has the focus. */
function useProposedJob(id: number | undefined) {
  const { getValues, setValue } = useFormContext<ExpenseDraft>();
  useEffect(() => {
    if (id !== undefined && getValues('job_id') === '' && !isChoosing()) setValue('job_id', String(id), { shouldDirty: true });
  }, [id, getValues, setValue]);
}
