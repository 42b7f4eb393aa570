import { supportWorkers } from '@careloom/contract/resources/support-workers';
import { answering, aUser, draw, json, recorded, refusal, user } from '@careloom/shared/testing';
import { expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { type ConfirmedAct, ConfirmWorkerAct } from './confirm-act';

const WORKER = recorded('super_admin', supportWorkers.get, { id: 15 });

/** Confirms an act. @returns what was asked of the server, and who was told of the end */
async function confirm(act: ConfirmedAct, verb: string, ...sentences: readonly string[]) {
  const [onDone, onClose] = [jest.fn(), jest.fn()];
  draw(<ConfirmWorkerAct act={act} worker={WORKER} onDone={onDone} onClose={onClose} />, { as: aUser() });
  const question = await screen.findByRole('alertdialog');
  for (const sentence of ['Bartholomew Fitzgerald-Montgomery', 'Date of Application', ...sentences])
    expect(question).toHaveTextContent(sentence);
  await user.click(within(question).getByRole('button', { name: verb }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  return { onDone };
}

test.each([
  ['verify', 'Approve', 'Are you sure you want to approve this applicant?', 'May sign in, apply for jobs and receive a service agreement.'],
  ['reject', 'Reject', 'Are you sure you want to reject this applicant?', 'Is listed under Rejected Workers and can not sign in.'],
  [
    'archive',
    'Archive',
    'Are you sure you want to archive this support worker?',
    'Is signed out everywhere, and kept in the archive until restored.',
  ],
] as const)('to %s somebody is asked, with who it is and what follows, and done', async (act, verb, question, effect) => {
  const asked = answering(json(200, WORKER));
  const { onDone } = await confirm(act, verb, question, effect, 'HouseWattle Grove');
  expect(asked().map(({ url, body }) => [url, body])).toEqual([[`/support-worker/${act}`, { id: 15 }]]);
  expect(onDone).toHaveBeenCalled();
});

test('what the server refuses is not taken for done', async () => {
  answering(refusal(422, 'This support worker has an assigned job and can not be archived.'));
  const { onDone } = await confirm('archive', 'Archive');
  expect(onDone).not.toHaveBeenCalled();
});
