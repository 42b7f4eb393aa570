import { jobs } from '@careloom/contract/resources/jobs';
import { useToasts } from '@careloom/shared/chrome';
import { queryClient, useCallMutation, type CallMutation } from '@careloom/shared/query';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { answering, draw, json, refusal, user } from '@careloom/shared/testing';
import '../platform/chrome-texts';
import { DependentsDialog } from './dependents-dialog';

const MESSAGE =
  'This leaves 2 shifts to come, 1 draft and 0 pending expenses. Release the shifts as drafts without a worker, or cancel them.';
const asking = (shifts: number, expenses = 0) => refusal(422, MESSAGE, { data: { leaves: { shifts, drafts: 0, expenses } } });

const runs: CallMutation<typeof jobs.archive>['run'][] = [];
function Screen() {
  runs.push(useCallMutation(jobs.archive).run);
  return <DependentsDialog />;
}
const open = () => {
  draw(<Screen />);
  let done: Promise<unknown> = Promise.resolve();
  act(() => {
    done = runs.at(-1)?.({ id: 7 }) ?? Promise.resolve();
  });
  return done;
};
const toasts = () => useToasts.getState().toasts.map(({ text }) => text);
beforeEach(() => useToasts.setState({ toasts: [] }));
afterEach(() => queryClient.clear());

test.each([
  ['Release as drafts', 'release'],
  ['Cancel the shifts', 'cancel'],
])('a call that would leave shifts asks for a choice, and %s repeats the call with %s', async (button, shifts) => {
  const asked = answering(asking(2), refusal(422, 'Second.'));
  void open();
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(MESSAGE);
  await user.click(screen.getByRole('button', { name: button }));
  await waitFor(() => expect(asked()).toHaveLength(2));
  expect(asked().map(({ body }) => body)).toEqual([{ id: 7 }, { id: 7, shifts }]);
  await waitFor(() => expect(toasts()).toEqual(['Second.']));
});

test('Keep everything makes no second call and shows no error', async () => {
  const asked = answering(asking(2), json(200, {}));
  const done = open();
  await screen.findByRole('alertdialog');
  await user.click(screen.getByRole('button', { name: 'Keep everything' }));
  await act(async () => void (await done));
  expect([asked().length, toasts()]).toEqual([1, []]);
});

test('with only pending expenses there is no choice', async () => {
  answering(asking(0, 1));
  void open();
  await screen.findByRole('alertdialog');
  expect(screen.getByRole('button', { name: 'Go on' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cancel the shifts' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Keep everything' }));
});
