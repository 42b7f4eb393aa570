import { expect, test } from '@jest/globals';
import { heading, table } from '@careloom/shared/testing';
import { screen } from '@testing-library/react';
import { drawPage } from '../testing/draw-page';

test('a worker sees the own service agreements, newest first', async () => {
  await drawPage('worker-service-agreements', { as: 'worker' });
  expect(heading()).toBe('Service Agreements 2');
  expect(table()).toEqual({
    heads: ['Provider', 'Status', 'Pay Level', 'Commencement Date', 'End Date'],
    rows: [
      ['Careloom Services Pty Ltd', 'Signed', 'Level 2.1', '6 Jun 2025', '5 Jun 2026'],
      ['Westbridge Disability Care', 'Ended', 'Level 2.1', '1 Apr 2024', '31 Mar 2025'],
    ],
  });
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Careloom Services Pty Ltd')).toBe('/worker/service-agreements/2');
});

test('without an agreement the page shows where one will appear', async () => {
  await drawPage('worker-service-agreements', { as: 'worker', isEmpty: true });
  expect(document.body).toHaveTextContent('A service agreement that is sent to you appears here.');
});
