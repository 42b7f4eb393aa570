import { teamMemberBody, teamMemberLabels } from '@careloom/contract/resources/my-team';
import { aUser, CHOSEN, chosenId, draw, FILE, testViolations } from '@careloom/shared/testing';
import { afterEach } from '@jest/globals';
import { AddTeamMember } from './add-team-member';

afterEach(() => localStorage.clear()); // removes the signed-in user's drafts

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
