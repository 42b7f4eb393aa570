import type { Expense, ExpenseBody } from '@careloom/contract/resources/expenses';
import { today } from '@careloom/shared/format';

/** Initial values of the expense form. */
export const newDraft = () => ({
  receipt: null as File | null,
  amount: '',
  date: today(),
  title: '',
  job_id: '',
  worker_id: '',
  description: '',
});
export type ExpenseDraft = ReturnType<typeof newDraft>;

export const draftOf = ({ amount, date, title, job, worker, description }: Expense): ExpenseDraft => ({
  receipt: null,
  amount,
  date,
  title,
  job_id: String(job.id),
  worker_id: worker ? String(worker.id) : '',
  description: description ?? '',
});

const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** Form values from a write that the server refused. */
export function draftOfInput(input: Readonly<Record<string, unknown>>): ExpenseDraft {
  const { receipt, amount, date, title, job_id, worker_id, description } = input as Partial<Record<keyof ExpenseBody, unknown>>;
  return {
    receipt: receipt instanceof File ? receipt : null,
    amount: text(amount),
    date: text(date),
    title: text(title),
    job_id: text(job_id),
    worker_id: text(worker_id),
    description: text(description),
  };
}
