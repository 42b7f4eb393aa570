import { houseBody, houseLabels } from '@careloom/contract/resources/houses';
import { aUser, CHOSEN, chosenId, draw, testViolations } from '@careloom/shared/testing';
import { afterEach } from '@jest/globals';
import { AddHouse } from './add-house';

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
