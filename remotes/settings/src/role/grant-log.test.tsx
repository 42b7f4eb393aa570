import { answering, aUser, draw, json, refusal, user } from '@careloom/shared/testing';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { GrantLog } from './grant-log';

test('a log that fails to load shows the message of the server and can be retried', async () => {
  answering(refusal(500, 'Something went wrong.'), json(200, { items: [], page: 1, per_page: 3, last_page: 1, total: 0 }));
  draw(<GrantLog />, { as: aUser() });
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong.');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No grant has been changed yet.')).toBeInTheDocument();
});
