import type { ServiceAgreement } from '@careloom/contract/resources/agreements';
import { answering, aUser, draw, refusal, user } from '@careloom/shared/testing';
import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { TerminateAgreement } from './terminate-agreement';

test('an agreement is terminated with a reason after a confirmation; a refusal is shown and the reason stays', async () => {
  const asked = answering(refusal(422, 'This service agreement is not in force.'));
  const onClose = jest.fn();
  draw(<TerminateAgreement agreement={{ id: 4 } as ServiceAgreement} onClose={onClose} />, { as: aUser() });
  expect(await screen.findByText('Are you sure you want to terminate this service agreement?')).toBeInTheDocument();
  const reason = screen.getByLabelText(/Reason/);
  await user.type(reason, 'Moves to Perth.');
  await user.click(screen.getByRole('button', { name: 'Terminate' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This service agreement is not in force.');
  expect(asked().map(({ method, url, body }) => [method, url, body])).toEqual([
    ['POST', '/support-worker/4/service-agreement-terminate', { reason: 'Moves to Perth.', shifts: null }],
  ]);
  expect(reason).toHaveValue('Moves to Perth.');
  expect(onClose).not.toHaveBeenCalled();
});
