import { agreementBody, agreementLabels, agreements, signatureBody, signatureLabels } from '@careloom/contract/resources/agreements';
import { outingBody, outingLabels } from '@careloom/contract/resources/boards';
import { participantBody, participantLabels, type Participant } from '@careloom/contract/resources/house-participants';
import { houseBody, houseLabels, houses } from '@careloom/contract/resources/houses';
import { myTeam, teamMemberBody, teamMemberLabels } from '@careloom/contract/resources/my-team';
import { supportWorkers } from '@careloom/contract/resources/support-workers';
import { aUser, CHOSEN, chosenId, draw, FILE, recorded, testViolations } from '@careloom/shared/testing';
import { afterEach } from '@jest/globals';
import { SendForm } from './agreement/send-agreement';
import { SignForm } from './agreement/sign-form';
import { TerminateAgreement } from './agreement/terminate-agreement';
import { AddOuting, EditOuting } from './board/outing-form';
import { AddHouse } from './house/form/add-house';
import { EditHouse } from './house/form/edit-house';
import { AddParticipant } from './participant/add-participant';
import { EditParticipant } from './participant/edit-participant';
import { AddTeamMember } from './team-member/add-team-member';
import { EditTeamMember } from './team-member/edit-team-member';

afterEach(() => localStorage.clear()); // removes the signed-in user's drafts

const house = {
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
};

const noHouse = {
  ...chosenId('team_leader_id'),
  ...chosenId('state_id'),
  'gender validation.in': CHOSEN,
  'is_active validation.boolean': CHOSEN,
};

testViolations({
  ...house,
  name: 'Add House',
  draw: () => draw(<AddHouse onClose={() => undefined} onDone={() => undefined} />, { as: aUser() }),
  submit: 'form.add_house',
  unreachable: noHouse,
});

const HAS_ONE = 'has a value from the start, which a list cannot empty';

testViolations({
  ...house,
  name: 'Edit House',
  draw: () => draw(<EditHouse house={recorded('super_admin', houses.get, { id: 2 })} onClose={() => undefined} />, { as: aUser() }),
  submit: 'button.save',
  unreachable: { ...noHouse, 'state_id validation.required': HAS_ONE, 'gender validation.required': HAS_ONE },
});

const participant = {
  schema: participantBody,
  labels: participantLabels,
  valid: { name: 'Maria L.', dob: '1980-04-13', support_coordinator: null, parent_guardian: null, plan_manager: null, notes: null },
  unreachable: {},
};

testViolations({
  ...participant,
  name: 'Add Participant',
  draw: () => draw(<AddParticipant houseId={2} onClose={() => undefined} />, { as: aUser() }),
  submit: 'form.add_participant',
});

const MARIA: Participant = { id: 4, house_id: 2, ...participant.valid };

testViolations({
  ...participant,
  name: 'Edit Participant',
  draw: () => draw(<EditParticipant participant={MARIA} onClose={() => undefined} />, { as: aUser() }),
  submit: 'button.save',
});

const outing = {
  schema: outingBody,
  labels: outingLabels,
  valid: { date: '2026-11-25', part: 'afternoon', title: 'Market', symbol: 'basket' },
};
const noOuting = { 'part validation.in': CHOSEN, 'symbol validation.in': CHOSEN, 'title validation.max.string': 'the field takes no more' };

testViolations({
  ...outing,
  name: 'Add outing',
  draw: () => draw(<AddOuting houseId={2} date="2026-11-25" onClose={() => undefined} />, { as: aUser() }),
  submit: 'outing.add',
  unreachable: noOuting,
});

testViolations({
  ...outing,
  name: 'Edit outing',
  draw: () =>
    draw(<EditOuting houseId={2} outing={{ id: 7, ...outing.valid }} onDelete={() => undefined} onClose={() => undefined} />, {
      as: aUser(),
    }),
  submit: 'button.save',
  unreachable: { ...noOuting, 'part validation.required': HAS_ONE, 'symbol validation.required': HAS_ONE },
});

const member = {
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
};

const noMember = {
  ...chosenId('senior_manager_id'),
  'user_type validation.in': CHOSEN,
  'is_active validation.boolean': CHOSEN,
  'profile_picture validation.image': FILE,
};

testViolations({
  ...member,
  name: 'Add Team Member',
  draw: () => draw(<AddTeamMember onClose={() => undefined} onDone={() => undefined} />, { as: aUser() }),
  submit: 'quick.add_team_member',
  unreachable: noMember,
});

testViolations({
  ...member,
  name: 'Edit Team Member',
  draw: () => draw(<EditTeamMember member={recorded('super_admin', myTeam.get, { id: 5 })} onClose={() => undefined} />, { as: aUser() }),
  submit: 'button.save',
  unreachable: { ...noMember, 'user_type validation.required': HAS_ONE },
});

testViolations({
  name: 'Sign',
  draw: () =>
    draw(
      <SignForm
        agreement={{ ...recorded('worker', agreements.get, { id: 2 }), status: 'awaiting_signature' }}
        onSigned={() => undefined}
        onRefused={() => undefined}
      />,
      { as: aUser() },
    ),
  submit: 'agreement.sign',
  schema: signatureBody,
  labels: signatureLabels,
  valid: { signature: 'Ada Nguyen', typed_name: null, accepted: 1, document_sha256: null },
  unreachable: {
    'accepted validation.boolean': CHOSEN,
    'accepted validation.accepted': 'a box is ticked, not typed: sign-form.test.tsx',
    'typed_name validation.max.string': 'the form sends it only beside a drawing',
    'document_sha256 validation.max.string': 'the form sends what the server gave',
  },
});

testViolations({
  name: 'Send Service Agreement',
  draw: () =>
    draw(<SendForm worker={recorded('super_admin', supportWorkers.get, { id: 15 })} latest={undefined} onClose={() => undefined} />, {
      as: aUser(),
    }),
  submit: 'button.send',
  schema: agreementBody,
  labels: agreementLabels,
  valid: {
    provider_id: 1,
    user_id: 15,
    commencement_date: '2026-12-01',
    services: 'Personal care',
    hours_of_work: 'Up to 24 hours a week',
    term: 12,
    additional_requirements: null,
    abn: '51824753556',
    pay_level_id: 1,
    agreement_date: '2026-11-20',
  },
  unreachable: {
    ...chosenId('provider_id'),
    ...chosenId('pay_level_id'),
    ...chosenId('user_id'),
    'user_id validation.required': 'the form is opened for a worker',
  },
});

testViolations({
  name: 'Terminate service agreement',
  draw: () =>
    draw(<TerminateAgreement agreement={recorded('worker', agreements.get, { id: 2 })} onClose={() => undefined} />, { as: aUser() }),
  submit: 'button.terminate',
  schema: agreements.terminate.body,
  labels: agreements.terminate.labels,
  valid: { reason: 'The family moves away.', shifts: null },
  unreachable: { 'shifts validation.in': CHOSEN },
});
