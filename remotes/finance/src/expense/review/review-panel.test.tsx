import { expect, test } from '@jest/globals';
import { expenses } from '@careloom/contract/resources/expenses';
import { setRoutes } from '@careloom/shared/navigation';
import { aRoute, aUser, draw, recorded } from '@careloom/shared/testing';
import { screen } from '@testing-library/react';
import { ReviewPanel } from './review-panel';

const none = () => undefined;
const acts = { onApprove: none, onReject: none, onCancel: none, onRejected: none, onEdit: none, onRemove: none };
const expense = { ...recorded('super_admin', expenses.get, { id: 121 }), receipt_url: null };

test('a decided expense shows by whom, when and why', () => {
  setRoutes([aRoute('admin', 'expenses-detail', '/admin/expenses/details/:id')]);
  const decided = { ...expense, status: 'rejected', reject_reason: 'The stay was longer than the appointment.' };
  draw(<ReviewPanel expense={decided} rejecting={false} busy={false} {...acts} />, { as: aUser() });
  const panel = screen.getByRole('region', { name: 'Expense and receipt' });
  expect([...panel.querySelectorAll('dt')].map((head) => `${head.textContent}: ${head.nextElementSibling?.textContent ?? ''}`)).toEqual([
    'House: Banksia House',
    'Job: Medication and breakfast round',
    'Approved By: Margaret Okafor',
    'Approved Date: 2 Mar 2026',
    'Reject Reason: The stay was longer than the appointment.',
  ]);
});
