import { expenseLabels } from '@careloom/contract/resources/expenses';
import type { Page } from '@playwright/test';
import { specified } from '../support/catalogue';
import type { Hand } from '../support/hands';
import { recordForm } from './record-form';

/** A picture of one pixel, in place of a camera's. */
export const RECEIPT = {
  name: 'receipt.png',
  mimeType: 'image/png',
  buffer: Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64'),
};

/** The form in which an expense is added or edited. */
export const expenseForm = (page: Page, title: 'form.add_expense' | 'form.edit_expense', hand: Hand) =>
  recordForm(page, title, expenseLabels, hand);

/** In the header of the list, or in the bottom bar of a phone. */
export const addExpenseButton = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: specified('form.add_expense'), exact: true })
    .filter({ visible: true });
