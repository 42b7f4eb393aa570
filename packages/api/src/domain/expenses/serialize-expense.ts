import type { Expense } from '@careloom/contract/resources/expenses';
import type { CurrentUser } from '../../platform/http/current-user';
import type { Files } from '../../platform/files/files';
import { faceOf } from '../../platform/serialize/person';
import { bit, money } from '../../platform/serialize/values';
import { PDF } from './read-receipt';
import type { ExpenseRow } from './select-expenses';

/** Serializes an expense. It has an approver and a time of approval only if it was approved. */
export function serializeExpense(files: Files, viewer: CurrentUser, { expense, decided_by, receipt_mime, ...row }: ExpenseRow): Expense {
  const approved = expense.status === 'approved';
  return {
    id: expense.id,
    date: expense.date,
    title: expense.title,
    amount: money(expense.amount_cents),
    worker: row.worker && faceOf(files, viewer, row.worker),
    job: row.job,
    house: row.house,
    status: expense.status,
    description: expense.description,
    added_by: row.added_by,
    approved_by: approved ? decided_by : null,
    approved_date: approved ? expense.decided_on : null,
    reject_reason: expense.reject_reason,
    invoice: row.invoice,
    receipt_url: files.url(expense.receipt_file_id, viewer.id),
    awaits_worker: bit(expense.returned_at !== null),
    for_another: bit([expense.added_by_id, expense.worker_id, expense.changed_by_id].includes(viewer.id)),
    receipt_type: receipt_mime && (receipt_mime === PDF ? 'pdf' : 'picture'),
    created_at: expense.created_at.toISOString(),
    decided_by,
    decided_on: expense.decided_on,
    changed_by: row.changed_by,
  };
}
