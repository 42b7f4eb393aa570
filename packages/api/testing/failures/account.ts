import { desc, eq } from 'drizzle-orm';
import { mails } from '../../src/platform/db/schema/notices';
import { verificationLink } from '../../src/domain/account/verification-link';
import { API_BASE } from '../../src/platform/http/route';
import { applicationBody } from '../application-body';
import { PASSWORD } from '../people';
import { asked, fetched, type Provoke, type Provokers, type Stage, type CallAnswer } from './stage';

const NEW = 'Fresh#Water9';
const nobody = asked(() => ({ email: 'nobody@careloom.test' }));
type Fields = Parameters<Stage['world']['api']['person']>[1];

const login =
  (fields: (stage: Stage) => Fields, password = PASSWORD): Provoke =>
  async (stage) => {
    const { email } = await stage.world.api.person('worker', fields(stage));
    return stage.ask({ email, password }, null);
  };

const tooOften: Provoke = async (stage) => {
  const { email } = await stage.world.api.person('worker');
  for (let time = 0; time < 5; time++) await stage.ask({ email, password: 'Wrong#2026' }, null);
  return stage.ask({ email, password: PASSWORD }, null);
};

const reset = (stage: Stage, email: string, token: string) => stage.ask({ email, token, password: NEW, password_confirmation: NEW }, null);

const lateReset: Provoke = async (stage) => {
  const { api } = stage.world;
  const { email } = await api.person('worker');
  await stage.askOf('A-003', { email }, null);
  const [mail] = await api.services.db.select().from(mails).where(eq(mails.recipient, email)).orderBy(desc(mails.id)).limit(1);
  const [, token = ''] = /\/reset-password\/([\w-]{43})/.exec(mail?.text ?? '') ?? [];
  api.clock.advance({ minutes: 61 });
  return reset(stage, email, token);
};

const change =
  (current_password: string, password: string): Provoke =>
  async (stage) =>
    stage.ask({ current_password, password, password_confirmation: password }, await stage.world.api.person('worker'));

/** A user who has not verified the address, with a link from two days before. */
async function oldLink(stage: Stage): Promise<string> {
  const { api } = stage.world;
  const { services, clock } = api;
  const user = await api.person('worker', { email_verified_at: null });
  const then = new Date(clock.now().getTime() - 48 * 3_600_000);
  return verificationLink(services.deriveKey('email-verification'), '', user, then).slice(API_BASE.length);
}

const lateInBrowser: Provoke = async (stage) => {
  const url = `${stage.world.api.url}${API_BASE}${await oldLink(stage)}`;
  const { status, headers } = await fetch(url, { redirect: 'manual', headers: { accept: 'text/html' } });
  return redirected(status, headers.get('location'), '/email/token/expire', 'Verification Link has been expired!');
};

/** Converts a redirect to an answer. Its text is the one that the target page shows, because a redirect has no text of its own. */
export function redirected(status: number, to: string | null, page: string, message: string): CallAnswer {
  return { status, message: to === page ? message : `led to ${to ?? 'nowhere'}`, errors: {}, data: {} };
}

/** Login, passwords, registration. */
export const accountFailures: Provokers = {
  'A-001': {
    'Credentials do not match our records.': (stage) => stage.ask({ email: 'nobody@careloom.test', password: PASSWORD }, null),
    'Password incorrect.': login(() => ({}), 'Wrong#2026'),
    'Too many login attempts, try again in :seconds seconds.': tooOften,
    'Account deactivated.': login(({ world }) => ({ archived_at: world.api.clock.now() })),
    'Account inactive.': login(() => ({ is_active: false })),
    'Email not verified.': login(() => ({ email_verified_at: null })),
    'Worker account under verification, contact support.': login(() => ({ verification_status: 'pending' })),
    'Worker account rejected, contact support.': login(() => ({ verification_status: 'rejected' })),
  },
  'A-003': { 'Email does not exist.': nobody },
  'A-004': {
    'Reset token invalid.': (stage) => reset(stage, stage.me.email, 'x'.repeat(43)),
    'Reset link expired.': lateReset,
  },
  'A-005': {
    'Current password does not match.': change('Wrong#2026', NEW),
    'The new password must be different from the current password.': change(PASSWORD, PASSWORD),
  },
  'A-008': { ':attribute has already been taken.': (stage) => stage.ask(applicationBody({ email: stage.me.email }), null) },
  'A-009': {
    'Record does not exist.': (stage) => fetched(stage, '/auth/email/verify/999999/none?expires=1&signature=x'),
    'Verification Link has been expired!': lateInBrowser,
    'Verification link expired.': async (stage) => fetched(stage, await oldLink(stage)),
  },
  'A-010': { 'Email does not exist.': nobody },
};
