import { expect, test } from '@jest/globals';
import { heading } from '@careloom/shared/testing';
import { screen } from '@testing-library/react';
import { drawPage } from '../testing/draw-page';

test('opening the address of the webhook shows what it is for', async () => {
  await drawPage('xero.webhook', { as: 'super_admin' });
  expect(heading()).toBe('Xero Webhook');
  expect(screen.getByText('Xero sends its notices to this address. There is nothing to do here.')).toBeInTheDocument();
});
