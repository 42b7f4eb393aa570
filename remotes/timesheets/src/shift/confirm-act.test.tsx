import { expect, test } from '@jest/globals';
import { type Shift, shifts } from '@careloom/contract/resources/shifts';
import { answering, aUser, draw, json, recorded, refusal, user } from '@careloom/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { ConfirmAct } from './confirm-act';

const OWN = recorded('worker', shifts.get, { id: 525 });
const shift = (id: number, status: string): Shift => ({ ...OWN, id, status });

/** Confirms the approval of shifts. @returns the requests to the server, and the numbers of `done` and `close` calls */
async function approved(of: readonly Shift[], answer = json(200, { approved: 1 })) {
  const calls = { done: 0, closed: 0 };
  const asked = answering(answer);
  draw(<ConfirmAct act="approve" shifts={of} onDone={() => (calls.done += 1)} onClose={() => (calls.closed += 1)} />, { as: aUser() });
  const question = within(await screen.findByRole('alertdialog'));
  const dialogText = screen.getByRole('alertdialog').textContent ?? '';
  await user.click(question.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(calls.closed).toBe(1));
  return { dialogText, calls, ids: asked().map(({ body }) => body) };
}

test('approving several shifts approves those that can be, and shows how many are left out', async () => {
  const { dialogText, ids, calls } = await approved([shift(1, 'submitted'), shift(2, 'published'), shift(3, 'submitted')]);
  expect(dialogText).toContain('Are you sure you want to approve 2 timesheets?');
  expect(dialogText).toContain('1 other of those selected is left as it is.');
  expect(ids).toEqual([{ ids: [1, 3] }]);
  expect(calls.done).toBe(1);
});

test('when none can be approved, the reason of the server is shown and nothing is reported as done', async () => {
  const { ids, calls } = await approved([shift(2, 'published')], refusal(422, 'Only submitted timesheets can be approved.'));
  expect(ids).toEqual([{ ids: [2] }]);
  expect(calls.done).toBe(0);
});
