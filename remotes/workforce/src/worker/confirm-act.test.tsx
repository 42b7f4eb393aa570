import { jobs } from '@careloom/contract/resources/jobs';
import { supportWorkers } from '@careloom/contract/resources/support-workers';
import { setRoutes } from '@careloom/shared/navigation';
import { answering, aRoute, aUser, draw, json, recorded, refusal, type Reply, user } from '@careloom/shared/testing';
import { expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { type ConfirmedAct, ConfirmWorkerAct } from './confirm-act';

const WORKER = recorded('super_admin', supportWorkers.get, { id: 15 });
const JOB = recorded('super_admin', jobs.get, { id: 41 });

/** A server with these jobs of the worker. @returns the writes, and the reads of jobs */
function server({ assigned = [], reply = json(200, WORKER) }: { assigned?: object[]; reply?: Reply } = {}) {
  const page = json(200, { items: assigned, page: 1, per_page: 3, last_page: 1, total: assigned.length });
  const asked = answering(({ method }) => (method === 'GET' ? page : reply));
  return {
    changes: () =>
      asked()
        .filter(({ method }) => method !== 'GET')
        .map(({ url, body }) => [url, body]),
    reads: () =>
      asked()
        .filter(({ method }) => method === 'GET')
        .map(({ uri }) => uri.replace(/^.*v1/, '')),
  };
}

/** Confirms an act. @returns the requests to the server, and the `onDone` mock */
async function confirm(act: ConfirmedAct, verb: string, ...sentences: readonly string[]) {
  const [onDone, onClose] = [jest.fn(), jest.fn()];
  draw(<ConfirmWorkerAct act={act} worker={WORKER} onDone={onDone} onClose={onClose} />, { as: aUser() });
  const question = await screen.findByRole('alertdialog');
  for (const sentence of ['Bartholomew Fitzgerald-Montgomery', 'Date of Application', ...sentences])
    expect(question).toHaveTextContent(sentence);
  const button = within(question).getByRole('button', { name: verb });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
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
] as const)('to %s a worker asks for confirmation with the name and the effect, then does it', async (act, verb, question, effect) => {
  const { changes, reads } = server();
  const { onDone } = await confirm(act, verb, question, effect, 'HouseWattle Grove');
  expect(changes()).toEqual([[`/support-worker/${act}`, { id: 15 }]]);
  expect(reads()[0]).toBe(act === 'archive' ? '/jobs?worker_id=15&status=assigned&per_page=3' : undefined);
  expect(onDone).toHaveBeenCalled();
});

test('an action refused by the server is not reported as done', async () => {
  server({ reply: refusal(422, 'This support worker has an assigned job and can not be archived.') });
  const { onDone } = await confirm('archive', 'Archive');
  expect(onDone).not.toHaveBeenCalled();
});

test.each([
  ['the admin side', 'super_admin', '/jobs', '/admin/jobs/detail/41/overview'],
  ['a team leader', 'team_leader', '/team-leader/jobs', '/team-leader/jobs/detail/41/overview'],
] as const)('%s sees beforehand which assigned job prevents archiving, with a link to it', async (_who, role, path, href) => {
  setRoutes([
    aRoute('admin', 'job-details-overview', '/admin/jobs/detail/:id/overview'),
    aRoute('team-leader', 'team-leader-job-details-overview', '/team-leader/jobs/detail/:id/overview'),
  ]);
  const { changes, reads } = server({ assigned: [JOB] });
  draw(<ConfirmWorkerAct act="archive" worker={WORKER} onDone={jest.fn()} onClose={jest.fn()} />, { as: aUser({ user_type: role }) });
  const question = await screen.findByRole('alertdialog');
  expect(await within(question).findByRole('link', { name: JOB.name })).toHaveAttribute('href', href);
  expect(question).toHaveTextContent('This support worker has an assigned job and can not be archived.');
  expect(question).toHaveTextContent(JOB.house.name);
  expect(question).not.toHaveTextContent('Are you sure');
  expect(question).not.toHaveTextContent('Is signed out everywhere');
  expect(within(question).getByRole('button', { name: 'Archive' })).toBeDisabled();
  await user.click(within(question).getByRole('button', { name: 'Archive' }));
  expect(changes()).toEqual([]);
  expect(reads()).toEqual([`${path}?worker_id=15&status=assigned&per_page=3`]);
});

test('without permission to read jobs the action can still be tried: the server decides', async () => {
  const asked = answering(({ method }) => (method === 'GET' ? refusal(500, 'Something went wrong.') : json(200, WORKER)));
  await confirm('archive', 'Archive', 'Are you sure you want to archive this support worker?');
  expect(asked().map(({ url }) => url)).toContain('/support-worker/archive');
});
