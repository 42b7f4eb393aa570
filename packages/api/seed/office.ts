import { users } from '../src/platform/db/schema/identity';
import { mailboxOf, mobile } from './identifiers';
import type { Planned } from './plan';
import type { Setting } from './setting';

export type User = Planned<typeof users>;

type Role = 'super_admin' | 'senior_manager' | 'team_leader';

const LEADERS = [
  ['Eleni', 'Economou', 'female'],
  ['Tobias', 'Lang', 'male'],
  ['Nadia', 'Farrugia', 'female'],
  ['Vincent', 'Tran', 'male'],
  ['Marlee', 'Cooper', 'female'],
  ['Gustav', 'Holm', 'male'],
] as const;

interface OfficePerson {
  role: Role;
  name: readonly [string, string, 'female' | 'male'];
  email?: string;
  reportsTo?: User;
}

/** Creates a member of the office who joined more than a year ago. */
function officePerson({ plan, random, calendar, passwordHash }: Setting, { role, name, email, reportsTo }: OfficePerson): User {
  const [first_name, last_name, gender] = name;
  const joined = calendar.at(-random.int(420, 900), 1);
  return plan.add(users, {
    user_type: role,
    first_name,
    last_name,
    email: email ?? `${mailboxOf(first_name, last_name)}@careloom.test`,
    password_hash: passwordHash,
    email_verified_at: joined,
    gender,
    dob: `${random.int(1965, 1990)}-0${random.int(1, 9)}-1${random.int(0, 9)}`,
    contact_no: mobile(random),
    address: `${random.int(1, 120)} Macquarie Street`,
    suburb: 'Parramatta',
    state_id: 1,
    post_code: '2150',
    senior_manager_id: reportsTo?.id ?? null,
    created_at: joined,
    updated_at: joined,
  });
}

export interface Office {
  admin: User;
  managers: User[];
}

/** The super admin and the senior managers; the demo accounts are the first of each. */
export function makeOffice(setting: Setting): Office {
  const admin = officePerson(setting, { role: 'super_admin', name: ['Margaret', 'Okafor', 'female'], email: 'admin@careloom.test' });
  const managers = [
    officePerson(setting, { role: 'senior_manager', name: ['Priyanka', 'Raghunathan', 'female'], email: 'manager@careloom.test' }),
    officePerson(setting, { role: 'senior_manager', name: ['Daniel', 'Whitford', 'male'] }),
    officePerson(setting, { role: 'senior_manager', name: ['Helen', 'Papadakis', 'female'] }),
  ];
  return { admin, managers };
}

/** The six team leaders of a branch. The first of the first branch is the demo account. */
export const makeLeaders = (setting: Setting, branch: number, { managers }: Office): User[] =>
  LEADERS.map((name, index) => {
    const email = branch > 0 ? `${mailboxOf(name[0], name[1])}.${branch}@careloom.test` : index === 0 ? 'leader@careloom.test' : undefined;
    const reportsTo = managers[index % managers.length];
    return officePerson(setting, { role: 'team_leader', name, ...(email && { email }), ...(reportsTo && { reportsTo }) });
  });
