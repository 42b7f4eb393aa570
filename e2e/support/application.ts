import { PASSWORD } from './roles';

/** The entries of an applicant, by step of the sign-up; the gender is checked separately. */
export const APPLICATION = {
  you: {
    first_name: 'Noor',
    last_name: 'Haddad',
    contact_no: '0412 345 678',
    dob: '01/02/1990',
    address: '1 High Street',
    suburb: 'Orange',
    state_id: 'New South Wales',
    post_code: '2800',
  },
  work: { abn: '51 824 753 556', weekly_hours: '24', prior_experience: 'Four years at a day program.' },
  papers: { why_contractor: 'I choose my hours.', heard_about: 'A friend' },
  ready: { password: PASSWORD, password_confirmation: PASSWORD },
};

export type Step = keyof typeof APPLICATION;
