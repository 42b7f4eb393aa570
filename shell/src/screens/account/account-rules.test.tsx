import { registerBody, registerLabels } from '@careloom/contract/resources/auth';
import { contact } from '@careloom/contract/resources/contact';
import { CHOSEN, chosenId, draw, FILE, testViolations } from '@careloom/shared/testing';
import { afterEach, beforeEach } from '@jest/globals';
import { knowRoutes } from '../../testing/routes';
import { ContactUsPage } from './contact-us/contact-us-page';
import { SignUpForm } from './sign-up/sign-up-form';

beforeEach(() => knowRoutes());
afterEach(() => sessionStorage.clear()); // removes the drafts

testViolations({
  name: 'Contact us',
  draw: () => draw(<ContactUsPage />),
  submit: 'contact.submit',
  schema: contact.send.body,
  labels: contact.send.labels,
  valid: { name: 'Jo', email: 'jo@example.com', contact_no: '0412345678', message: 'Hello' },
  unreachable: {},
});

testViolations({
  name: 'Sign Up',
  draw: () => draw(<SignUpForm onDone={() => undefined} />),
  submit: 'sign_up.submit',
  schema: registerBody,
  labels: registerLabels,
  valid: {
    first_name: 'Ada',
    last_name: 'Nguyen',
    email: 'ada@careloom.test',
    password: 'Careloom#2026',
    password_confirmation: 'Careloom#2026',
    dob: '1990-01-31',
    contact_no: '0412345678',
    abn: '51824753556',
    address: '1 Main Street',
    suburb: 'Penrith',
    state_id: '1',
    post_code: '2750',
    gender: 'female',
    profile_picture: null,
    why_contractor: 'I like the work.',
    prior_experience: 'Five years.',
    bringing_clients: 0,
    clients: [],
    weekly_hours: '20',
    heard_about: 'A friend',
  },
  unreachable: {
    ...chosenId('state_id'),
    'gender validation.in': CHOSEN,
    'bringing_clients validation.boolean': CHOSEN,
    'profile_picture validation.image': FILE,
  },
});
