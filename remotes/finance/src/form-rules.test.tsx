import { expenseBody, expenseLabels, expenses } from '@careloom/contract/resources/expenses';
import { aUser, chosenId, draw, FILE, recorded, testViolations } from '@careloom/shared/testing';
import { afterEach } from '@jest/globals';
import { AddExpense } from './expense/form/add-expense';
import { EditExpense } from './expense/form/edit-expense';

afterEach(() => localStorage.clear()); // removes the signed-in user's drafts

const expense = {
  schema: expenseBody,
  labels: expenseLabels,
  valid: {
    receipt: null,
    amount: '24.00',
    date: '2026-11-19',
    title: 'Parking',
    job_id: '54',
    worker_id: '15',
    description: null,
  },
};
const unreachable = { ...chosenId('job_id'), ...chosenId('worker_id'), 'receipt validation.mimes.receipt': FILE };

testViolations({
  ...expense,
  name: 'Add Expense',
  draw: () => draw(<AddExpense onClose={() => undefined} />, { as: aUser() }),
  submit: 'form.add_expense',
  unreachable: { ...unreachable, 'date validation.required': 'today is there from the start' },
});

testViolations({
  ...expense,
  name: 'Edit Expense',
  draw: () => draw(<EditExpense expense={recorded('super_admin', expenses.get, { id: 121 })} onClose={() => undefined} />, { as: aUser() }),
  submit: 'button.save',
  unreachable: { ...unreachable, 'job_id validation.required': 'has a value from the start, which a list cannot empty' },
});
