import { afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { setRoutes } from '@careloom/shared/navigation';
import { answering, aRoute, aUser, draw, json, refusal, user, type Asked } from '@careloom/shared/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { aJob } from '../../testing/a-job';
import { PostJob } from './post-job';

beforeAll(() => setRoutes([aRoute('admin', 'job-details-overview', '/admin/jobs/detail/:id/overview')]));
afterEach(() => {
  cleanup();
  localStorage.clear(); // removes the signed-in user's drafts
});

const houses = [
  { id: 3, name: 'Parramatta house' },
  { id: 4, name: 'Wattle Grove' },
];

const server = (post: ReturnType<typeof json>) =>
  answering(({ url, method }: Asked) => {
    if (url === '/options/houses') return json(200, houses);
    if (url === '/options/workers') return json(200, [{ id: 12, first_name: 'Grace', last_name: 'Katsaros' }]);
    return method === 'POST' ? post : refusal(404, 'Record does not exist.');
  });

async function fillIn() {
  await screen.findByLabelText('Description'); // the last field
  await user.type(screen.getByLabelText('Name/Title'), 'Active nights');
  await user.click(screen.getByRole('combobox', { name: 'Location (House)' }));
  await user.click(await screen.findByRole('option', { name: 'Wattle Grove' }));
  await user.selectOptions(screen.getByLabelText('Type'), 'Casual Full Time');
  await user.type(screen.getByLabelText('Service Needed'), 'Overnight care');
  await user.type(screen.getByLabelText('Weekly Support Hours'), '36');
  await user.type(screen.getByLabelText('Start Date'), '21/11/2026');
  await user.type(screen.getByLabelText('End Date required'), '21/02/2027');
  await user.type(screen.getByLabelText('Start Time'), '22:00');
  await user.type(screen.getByLabelText('End Time'), '06:00');
  await user.type(screen.getByLabelText('Description'), 'Two workers awake through the night.');
}

const submit = () => screen.getByRole('button', { name: 'Post a Job' });

describe('Post a Job', () => {
  test('R2-215 R9-009: 36 hours of casual full time are refused at the field, 40 are sent and the job is published', async () => {
    const asked = server(json(200, aJob({ id: 99 }), 'Job published successfully.'));
    const onDone = jest.fn();
    draw(<PostJob onClose={() => undefined} onDone={onDone} />, { as: aUser() });
    await fillIn();
    await user.click(submit());
    expect(await screen.findByText('Casual full time requires a minimum of 40 hours per week.')).toBeInTheDocument();
    expect(asked().filter(({ method }) => method === 'POST')).toEqual([]);
    await user.clear(screen.getByLabelText('Weekly Support Hours'));
    await user.type(screen.getByLabelText('Weekly Support Hours'), '40');
    await user.click(submit());
    await waitFor(() => expect(onDone).toHaveBeenCalledWith(99));
    const [post] = asked().filter(({ method }) => method === 'POST');
    expect(post?.headers['Idempotency-Key']).toMatch(/^[0-9a-f]{32}$/);
    expect(post?.body).toMatchObject({
      name: 'Active nights',
      house_id: 4,
      type: 'casual_full_time',
      weekly_hours: 40,
      start_date: '2026-11-21',
      end_date: '2027-02-21',
      start_time: '22:00',
      end_time: '06:00',
      is_overnight: 1,
      visibility: 'public',
    });
  });

  test('R3-137: the overnight flag follows the times and can be changed afterwards', async () => {
    server(json(200, aJob()));
    draw(<PostJob onClose={() => undefined} onDone={() => undefined} />, { as: aUser() });
    const overnight = await screen.findByRole('switch', { name: 'Overnight' });
    await user.type(screen.getByLabelText('Start Time'), '22:00');
    await user.type(screen.getByLabelText('End Time'), '06:00');
    expect(overnight).toBeChecked();
    await user.click(overnight);
    expect(overnight).not.toBeChecked();
  });

  test('R3-131 R3-133: a private job asks for the workers to invite, "certain days" asks for the days', async () => {
    server(json(200, aJob()));
    draw(<PostJob onClose={() => undefined} onDone={() => undefined} />, { as: aUser() });
    await screen.findByLabelText('Name/Title');
    expect(screen.queryByLabelText('Invited workers')).not.toBeInTheDocument();
    await user.click(await screen.findByRole('radio', { name: 'Private' }));
    await user.click(await screen.findByRole('combobox', { name: 'Invited workers' }));
    await user.click(await screen.findByRole('option', { name: 'Grace Katsaros' }));
    expect(screen.getByLabelText('Clear Grace Katsaros')).toBeInTheDocument();
    expect(screen.queryByRole('group', { name: 'Days of the week' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Certain days of week' }));
    await user.click(screen.getByRole('checkbox', { name: 'Mon' }));
    await user.click(submit());
    expect(screen.queryByText('Days of the week is required')).not.toBeInTheDocument();
    expect(await screen.findByText('Name/Title is required')).toBeInTheDocument();
  });

  test('an error of the server is shown under its field and nothing is cleared', async () => {
    const errors = { house_id: ['The selected Location (House) is invalid.'] };
    server(refusal(422, 'Unprocessable Entity.', { errors }));
    draw(<PostJob onClose={() => undefined} onDone={() => undefined} />, { as: aUser() });
    await fillIn();
    await user.clear(screen.getByLabelText('Weekly Support Hours'));
    await user.type(screen.getByLabelText('Weekly Support Hours'), '40');
    await user.click(submit());
    expect(await screen.findByText('The selected Location (House) is invalid.')).toBeInTheDocument();
    expect(screen.getByLabelText('Name/Title')).toHaveValue('Active nights');
  });
});
