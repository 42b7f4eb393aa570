import { expect, test } from '@jest/globals';
import { heading, slots } from '@careloom/shared/testing';
import { drawPage } from '../testing/draw-page';

test('the tab of invoices', async () => {
  await drawPage('job-invoices', { as: 'super_admin', params: { id: 54 } });
  expect(heading()).toBe('Garden and workshop afternoons Open');
  expect(slots()).toEqual(['invoice-list {"jobId":54}']);
});

test('the tab of expenses', async () => {
  await drawPage('job-expenses', { as: 'super_admin', params: { id: 54 } });
  expect(heading()).toBe('Garden and workshop afternoons Open');
  expect(slots()).toEqual(['expense-list {"jobId":54}']);
});

test('an invoice of a job', async () => {
  await drawPage('job-invoice-details', { as: 'super_admin', params: { id: 54, invoiceId: 135 } });
  expect(slots()).toEqual(['invoice-detail {"id":135,"jobId":54}']);
});

test('an expense of a job', async () => {
  await drawPage('job-expense-detail', { as: 'super_admin', params: { id: 54, expenseId: 121 } });
  expect(slots()).toEqual(['expense-detail {"id":121,"jobId":54}']);
});

test('the own invoices of a past job', async () => {
  await drawPage('archived-jobs-details-invoices', { as: 'worker', params: { id: 17 } });
  expect(heading()).toBe('Active nights, complex support Closed');
  expect(slots()).toEqual(['invoice-list {"jobId":17,"own":true}']);
});

test('the own expenses of a past job', async () => {
  await drawPage('archived-jobs-details-expenses', { as: 'worker', params: { id: 17 } });
  expect(heading()).toBe('Active nights, complex support Closed');
  expect(slots()).toEqual(['expense-list {"jobId":17,"own":true}']);
});

test('an own invoice', async () => {
  await drawPage('worker-invoice-details', { as: 'worker', params: { id: 17, invoiceId: 76 } });
  expect(slots()).toEqual(['invoice-detail {"id":76,"jobId":17,"own":true}']);
});

test('an own expense', async () => {
  await drawPage('worker-expense-details', { as: 'worker', params: { id: 17, expenseId: 121 } });
  expect(slots()).toEqual(['expense-detail {"id":121,"jobId":17,"own":true}']);
});
