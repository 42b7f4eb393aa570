import { houseBody, houseLabels } from '@careloom/contract/resources/houses';
import { teamMemberBody, teamMemberLabels } from '@careloom/contract/resources/my-team';
import { aUser, CHOSEN, chosenId, draw, testViolations, FILE } from '@careloom/shared/testing';
import { afterEach } from '@jest/globals';
import { AddHouse } from './house/add-house';
import { AddTeamMember } from './team-member/add-team-member';

afterEach(() => localStorage.clear()); // removes the signed-in user's drafts

testViolations({
  name: 'Add House',
  draw: () => draw(<AddHouse onClose={() => undefined} onDone={() => undefined} />, { as: aUser() }),
  submit: 'form.add_house',
  schema: houseBody,
  labels: houseLabels,
  valid: {
    name: 'Wattle House',
    team_leader_id: null,
    first_name: 'Ada',
    last_name: 'Nguyen',
    email: 'ada@careloom.test',
    contact_no: '0412345678',
    address: '1 Main Street',
    suburb: 'Penrith',
    state_id: '1',
    post_code: '2750',
    gender: 'female',
    is_active: 1,
  },
  unreachable: {
    ...chosenId('team_leader_id'),
    ...chosenId('state_id'),
    'gender validation.in': CHOSEN,
    'is_active validation.boolean': CHOSEN,
  },
});

testViolations({
  name: 'Add Team Member',
  draw: () => draw(<AddTeamMember onClose={() => undefined} onDone={() => undefined} />, { as: aUser() }),
  submit: 'quick.add_team_member',
  schema: teamMemberBody,
  labels: teamMemberLabels,
  valid: {
    first_name: 'Ada',
    last_name: 'Nguyen',
    dob: '1990-01-31',
    user_type: 'senior_manager',
    senior_manager_id: null,
    contact_no: '0412345678',
    email: 'ada@careloom.test',
    profile_picture: null,
    is_active: 1,
  },
  unreachable: {
    ...chosenId('senior_manager_id'),
    'user_type validation.in': CHOSEN,
    'is_active validation.boolean': CHOSEN,
    'profile_picture validation.image': FILE,
  },
});
