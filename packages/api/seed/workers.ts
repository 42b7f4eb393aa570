import { STATES } from '@careloom/contract/states';
import { users } from '../src/platform/db/schema/identity';
import { FIRST_NAMES, LAST_NAMES, STREETS, SUBURBS } from './data/names';
import { EXPERIENCE, HEARD, WHY } from './data/texts';
import { abn, mailboxOf, mobile, uuid } from './identifiers';
import type { User } from './office';
import type { Setting } from './setting';

/** A worker's stage with the organisation. */
export type Standing = 'active' | 'inactive' | 'archived' | 'pending' | 'unverified' | 'rejected';

/** The forty workers of a branch by stage; the demo account is the first active one. */
const STANDINGS: readonly [Standing, number][] = [
  ['active', 28],
  ['inactive', 2],
  ['archived', 3],
  ['pending', 3],
  ['unverified', 2],
  ['rejected', 2],
];

export interface Worker {
  user: User;
  standing: Standing;
}

export const makeWorkers = (setting: Setting, branch: number): Worker[] =>
  STANDINGS.flatMap(([standing, count]) => Array.from({ length: count }, () => standing)).map((standing, index) => ({
    standing,
    user: makeWorker(setting, branch, index, standing),
  }));

const VERIFICATION = {
  active: 'verified',
  inactive: 'verified',
  archived: 'verified',
  pending: 'pending',
  unverified: 'pending',
  rejected: 'rejected',
} as const;

function makeWorker(setting: Setting, branch: number, index: number, standing: Standing): User {
  const { plan, random, calendar, passwordHash } = setting;
  const isNew = standing === 'pending' || standing === 'unverified';
  const joined = calendar.at(isNew ? -random.int(1, 12) : -random.int(120, 640), random.int(0, 10), random.int(0, 59));
  const name = nameOf(branch, index);
  return plan.add(users, {
    user_type: 'worker',
    ...name,
    email: emailOf(branch, index, name),
    password_hash: passwordHash,
    email_verified_at: standing === 'unverified' ? null : joined,
    is_active: standing !== 'inactive',
    archived_at: standing === 'archived' ? calendar.at(-random.int(20, 90), 3) : null,
    contact_no: mobile(random),
    dob: `${random.int(1962, 2004)}-0${random.int(1, 9)}-${random.int(10, 28)}`,
    ...homeOf(setting),
    verification_status: VERIFICATION[standing],
    ...applicationOf(setting, standing),
    created_at: joined,
    updated_at: joined,
  });
}

type Name = Pick<User, 'first_name' | 'last_name' | 'gender'>;

/** In the first branch first and last names are paired in order; in the others they are combined differently. */
function nameOf(branch: number, index: number): Name {
  const [first_name, gender] = FIRST_NAMES[(index + 7 * branch) % FIRST_NAMES.length] ?? FIRST_NAMES[0];
  const last_name = LAST_NAMES[(index + 11 * branch + (branch > 0 ? 3 * index : 0)) % LAST_NAMES.length] ?? LAST_NAMES[0];
  return { first_name, last_name, gender };
}

function emailOf(branch: number, index: number, { first_name, last_name }: Name): string {
  if (branch === 0 && index === 0) return 'worker@careloom.test';
  return `${mailboxOf(first_name, last_name)}${branch > 0 ? `.${branch}` : ''}@careloom.test`;
}

function homeOf({ random }: Setting) {
  const [suburb, post_code, state] = random.pick(SUBURBS);
  const state_id = STATES.find(({ code }) => code === state)?.id ?? null;
  return { address: `${random.int(1, 140)} ${random.pick(STREETS)}`, suburb, post_code, state_id };
}

/** The answers in a worker's application, and what was added later. */
function applicationOf({ random }: Setting, standing: Standing) {
  const bringing = random.chance(0.2);
  return {
    abn: abn(random),
    gst_registered: random.chance(0.3),
    other_info: standing === 'active' && random.chance(0.3) ? 'Prefers houses without pets.' : null,
    why_contractor: random.pick(WHY),
    prior_experience: random.pick(EXPERIENCE),
    bringing_clients: bringing,
    clients: bringing ? [{ name: 'Robert H.', email: 'robert.h@example.com' }] : [],
    weekly_hours: random.int(8, 40),
    heard_about: random.pick(HEARD),
    xero_contact_id: standing === 'active' && random.chance(0.85) ? uuid(random) : null,
  };
}
