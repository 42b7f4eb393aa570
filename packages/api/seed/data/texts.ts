/** What workers buy, with minimum and maximum in cents. */
export const EXPENSES = [
  ['Parking at Westmead Hospital', 1200, 2800],
  ['Bus fares, community access', 460, 1840],
  ['Fuel, 46 km at 0.88', 4048, 4048],
  ['Lunch for two participants', 2200, 4600],
  ['Cinema, companion card', 1100, 1650],
  ['Groceries for the cooking evening', 3150, 9820],
  ['Continence aids, pharmacy', 1895, 5640],
  ['Entry to the aquatic centre', 840, 1680],
  ['Art materials', 1250, 4380],
  ['Toll, M4', 587, 1174],
  ['Phone credit for a participant', 2000, 3000],
  ['Batteries for the hoist remote', 995, 1890],
  ['Train to Katoomba', 920, 2480],
  ['Haircut for a participant', 3500, 4500],
] as const;

export const REJECTIONS = [
  'The receipt is for a private purchase.',
  'This was already claimed on the 3rd.',
  'Meals of workers are not covered.',
  'Please attach a readable receipt.',
] as const;

export const TERMINATIONS = [
  'The worker moved interstate.',
  'Certificates were not renewed in time.',
  'By agreement of both sides.',
] as const;

export const WHY = [
  'I want to choose my own hours and stay with the people I already support.',
  'After nine years in aged care I am looking for work where I know everybody by name.',
  'My brother lives in supported accommodation, and I have seen what a good worker changes.',
  'I am studying nursing and would like nights and weekends.',
] as const;

export const EXPERIENCE = [
  'Certificate IV in Disability, six years in group homes, two of them as acting team leader.',
  'Three years of one-to-one support, hoist and PEG competencies current.',
  'Carer for my mother, one year as a casual in a day program.',
  'Enrolled nurse since 2015, medication and epilepsy management.',
  'New to the field; NDIS orientation module done, first aid current.',
] as const;

export const HEARD = ['A friend who works here', 'Seek', 'The website', 'TAFE careers day', 'Facebook'] as const;

/** Conversations: the two people alternate in starting them. */
export const TALKS = [
  [
    'Hi, I am down for Ironbark until 17:00 on Thursday and Banksia from 15:00.',
    'Thanks for telling me. I will move the second one.',
    'Can I swap the 15:00 at Banksia?',
    'Yes. Lin can take it.',
    'Wonderful, thank you.',
  ],
  ['Could you send me your first aid certificate when you have it?', 'It is renewed on Monday. I send it then.', 'Perfect.'],
  [
    'The hoist in the back room beeps again.',
    'The technician comes tomorrow at ten. Please use the mobile one until then.',
    'Will do.',
    'Fixed: it was the battery.',
  ],
  ['Billy asked whether you are on this weekend.', 'I am, both days. Tell him I bring the good cards.', 'He is already counting.'],
  ['Your timesheet of Friday ends at 21:00, the roster says 20:30.', 'Dinner ran late. I wrote it in the note.', 'Seen it now. Approved.'],
  ['Are you free for a sleep over on Wednesday?', 'Yes, from 19:00.', 'It is yours. Thank you!', 'See you there.'],
  ['Welcome to Careloom! Your agreement is on its way.', 'Thank you. I have just signed it.'],
  ['I have a dentist at nine tomorrow, can I start at eleven?', 'Eleven is fine, Noor stays on until then.'],
] as const;
