import { PASSWORD } from './people';

let made = 0;

/** A valid application as a support worker, with a new address each time. */
export const applicationBody = (changed: Record<string, unknown> = {}) => ({
  first_name: 'Mira',
  last_name: 'Novak',
  email: `applicant-${(made += 1)}@careloom.test`,
  password: PASSWORD,
  password_confirmation: PASSWORD,
  dob: '1992-02-29',
  contact_no: '0412 345 678',
  abn: '51 824 753 556',
  address: '1 High Street',
  suburb: 'Orange',
  state_id: 1,
  post_code: '2800',
  gender: 'female',
  why_contractor: 'I like to choose my hours.',
  prior_experience: 'Five years in aged care.',
  bringing_clients: 1,
  clients: [
    { name: 'Tom', email: 'tom@example.org' },
    { name: 'Ana', email: 'ana@example.org' },
  ],
  weekly_hours: 24,
  heard_about: 'A friend',
  ...changed,
});
