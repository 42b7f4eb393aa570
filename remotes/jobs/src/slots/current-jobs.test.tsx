import { beforeEach, expect, test } from '@jest/globals';
import { jobs } from '@careloom/contract/resources/jobs';
import { setRoutes } from '@careloom/shared/navigation';
import { answering, aRoute, aUser, draw, json, recorded, refusal, type Reply, user } from '@careloom/shared/testing';
import { screen } from '@testing-library/react';
import { Fill } from './current-jobs';

const JOB = recorded('super_admin', jobs.get, { id: 41 });
const pageOf = (...items: object[]) => json(200, { items, page: 1, per_page: 2, last_page: 1, total: items.length });
const fill = <Fill workerId={15} allHref="/admin/support-workers/detail/15/jobs" />;
const admin = aUser();
const leader = aUser({ user_type: 'team_leader' });
beforeEach(() =>
  setRoutes([
    aRoute('admin', 'job-details-overview', '/admin/jobs/detail/:id/overview'),
    aRoute('team-leader', 'team-leader-job-details-overview', '/team-leader/jobs/detail/:id/overview'),
  ]),
);

test.each([
  ['the admin side', admin, '/jobs?', '/admin/jobs/detail/41/overview'],
  ['a team leader', leader, '/team-leader/jobs?', '/team-leader/jobs/detail/41/overview'],
] as const)('for %s each job of a worker shows house, hours and start date, and links to its page', async (_who, as, path, href) => {
  const asked = answering(
    pageOf({ ...JOB, name: 'Sleep overs', weekly_hours: 24, status: 'assigned', assigned_at: '2026-01-02T03:00:00.000Z' }),
  );
  draw(fill, { as });
  const link = await screen.findByRole('link', { name: /^Sleep overs/ });
  expect(link).toHaveTextContent(`Sleep overs${JOB.house.name} · 24.00 h a week since 2 Jan 2026Assigned`);
  expect(link).toHaveAttribute('href', href);
  expect(asked().map(({ uri }) => uri.replace(/^.*v1/, ''))).toEqual([`${path}worker_id=15&status=assigned&per_page=2`]);
  expect(screen.getByRole('link', { name: 'All Jobs' })).toHaveAttribute('href', '/admin/support-workers/detail/15/jobs');
});

test('without a job it says so', async () => {
  answering(pageOf());
  draw(fill, { as: admin });
  expect(await screen.findByText('No job is assigned right now.')).toBeInTheDocument();
});

test('a count of 0 shows the empty state at once; jobs assigned since then are shown when they arrive', async () => {
  let answer: (reply: Reply) => void = () => undefined;
  const answered = new Promise<Reply>((resolve) => (answer = resolve));
  answering(() => answered);
  draw(<Fill workerId={15} allHref="/admin/support-workers/detail/15/jobs" count={0} />, { as: admin });
  expect(screen.getByText('No job is assigned right now.')).toBeInTheDocument();
  answer(pageOf({ ...JOB, name: 'Sleep overs' }));
  expect(await screen.findByRole('link', { name: /^Sleep overs/ })).toBeInTheDocument();
  expect(screen.queryByText('No job is assigned right now.')).toBeNull();
});

test('a failed read shows the message of the server and can be retried', async () => {
  answering(refusal(404, 'Record does not exist.'), pageOf({ ...JOB, name: 'Sleep overs' }));
  draw(fill, { as: admin });
  expect(await screen.findByRole('alert')).toHaveTextContent('Record does not exist.');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: /^Sleep overs/ })).toBeInTheDocument();
});
