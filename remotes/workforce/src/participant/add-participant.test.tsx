import { houseParticipants } from '@careloom/contract/resources/house-participants';
import { setRoutes } from '@careloom/shared/navigation';
import { answering, aRoute, aUser, draw, json, recorded, user } from '@careloom/shared/testing';
import { beforeAll, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { AddParticipant } from './add-participant';

beforeAll(() => setRoutes([aRoute('admin', 'house-participant-details', '/admin/houses/detail/:id/participants/:participantId')]));

test('a participant is added, with all fields, to the house whose page opened the form', async () => {
  const asked = answering(json(200, recorded('super_admin', houseParticipants.get, { id: 2, pid: 6 })));
  const onClose = jest.fn();
  draw(<AddParticipant houseId={2} onClose={onClose} />, { as: aUser() });
  const typed = {
    Name: 'Ruth T.',
    'Date of Birth': '18/02/2006',
    'Support Coordinator': 'Julie-Anne Tran',
    'Parent/Guardian': 'Ada Tran',
    'Plan Manager': 'Leap Plan Managers',
    Notes: 'Swims on Mondays.',
  };
  for (const [label, text] of Object.entries(typed)) await user.type(await screen.findByLabelText(new RegExp(`^${label}`)), text);
  await user.click(screen.getByRole('button', { name: 'Add Participant' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(asked().map(({ method, url, body }) => [method, url, body])).toEqual([
    [
      'POST',
      '/house/2/house-participants',
      {
        name: 'Ruth T.',
        dob: '2006-02-18',
        support_coordinator: 'Julie-Anne Tran',
        parent_guardian: 'Ada Tran',
        plan_manager: 'Leap Plan Managers',
        notes: 'Swims on Mondays.',
      },
    ],
  ]);
});
