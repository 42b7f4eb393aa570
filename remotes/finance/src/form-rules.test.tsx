import { expenseBody, expenseLabels, expenses } from '@careloom/contract/resources/expenses';
import { z } from '@careloom/contract/schema';
import { type XeroConfig, xeroConfigLabels, xeroConfigs, xeroLineItem } from '@careloom/contract/resources/xero-config';
import { aUser, chosenId, draw, FILE, recorded, testViolations } from '@careloom/shared/testing';
import { afterEach } from '@jest/globals';
import { AddExpense } from './expense/form/add-expense';
import { EditExpense } from './expense/form/edit-expense';
import { CodesForm } from './xero/codes-form';
import { CredentialsForm } from './xero/credentials-form';

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

const TYPED_NO_FURTHER = 'the field takes no more characters';
const { contact_id, api_key, secret_key } = xeroConfigs.create.body.shape;

testViolations({
  name: 'Xero credentials',
  schema: z.object({ contact_id, api_key, secret_key }),
  labels: xeroConfigLabels,
  valid: { api_key: 'app-key', secret_key: 'app-secret', contact_id: null },
  draw: () => draw(<CredentialsForm config={null} onClose={() => undefined} />, { as: aUser() }),
  submit: 'button.save',
  unreachable: { 'api_key validation.max.string': TYPED_NO_FURTHER, 'contact_id validation.max.string': TYPED_NO_FURTHER },
});

testViolations({
  name: 'Codes of a kind of line',
  schema: xeroLineItem,
  labels: {
    item_code: xeroConfigLabels['line_items.item_code'],
    purchase_account_code: xeroConfigLabels['line_items.purchase_account_code'],
    sales_account_code: xeroConfigLabels['line_items.sales_account_code'],
  },
  valid: { key: 'weekday', item_code: 'WEEKDAY', purchase_account_code: '477', sales_account_code: '200' },
  draw: () => {
    const config = recorded('super_admin', xeroConfigs.list, {}).items[0] as XeroConfig;
    draw(<CodesForm config={{ ...config, line_items: [] }} line="weekday" onClose={() => undefined} />, { as: aUser() });
  },
  submit: 'button.save',
  unreachable: {
    'key validation.required': 'the row that was opened',
    'key validation.in': 'the row that was opened',
    'item_code validation.max.string': TYPED_NO_FURTHER,
    'purchase_account_code validation.max.string': TYPED_NO_FURTHER,
    'sales_account_code validation.max.string': TYPED_NO_FURTHER,
  },
});
