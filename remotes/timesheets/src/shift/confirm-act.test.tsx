import { expect, test } from '@jest/globals';
import { type Shift, shifts } from '@careloom/contract/resources/shifts';
import { answering, aUser, draw, json, recorded, refusal, user } from '@careloom/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { ConfirmAct } from './confirm-act';

const OWN = recorded('worker', shifts.get, { id: 525 });
const shift = (id: number, status: string): Shift => ({ ...OWN, id, status });

/** The question before shifts are approved, answered with Approve. @returns what was asked of the server, and how often it was done and closed */
async function approved(of: readonly Shift[], answer = json(200, { approved: 1 })) {
  const calls = { done: 0, closed: 0 };
  const asked = answering(answer);
  draw(<ConfirmAct act="approve" shifts={of} onDone={() => (calls.done += 1)} onClose={() => (calls.closed += 1)} />, { as: aUser() });
  const question = within(await screen.findByRole('alertdialog'));
  const said = screen.getByRole('alertdialog').textContent ?? '';
  await user.click(question.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(calls.closed).toBe(1));
  return { said, calls, ids: asked().map(({ body }) => body) };
}

test('of several shifts those are approved that can be, and the others are said to be left', async () => {
  const { said, ids, calls } = await approved([shift(1, 'submitted'), shift(2, 'published'), shift(3, 'submitted')]);
  expect(said).toContain('Are you sure you want to approve 2 timesheets?');
  expect(said).toContain('1 other of those selected is left as it is.');
  expect(ids).toEqual([{ ids: [1, 3] }]);
  expect(calls.done).toBe(1);
});

test('where none can be, the server says why, and nothing counts as done', async () => {
  const { ids, calls } = await approved([shift(2, 'published')], refusal(422, 'Only submitted timesheets can be approved.'));
  expect(ids).toEqual([{ ids: [2] }]);
  expect(calls.done).toBe(0);
});
