import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { auth } from '@careloom/contract/resources/auth';
import { desc, eq } from 'drizzle-orm';
import { mails } from '../../platform/db/schema/notices';
import { startApi, type TestApi } from '../../../testing/harness';
import { PASSWORD } from '../../../testing/people';

const NEW_PASSWORD = 'Fresh#Water9';
const RESET_LINK = /\/reset-password\/([\w-]{43})\?email=([^\s]+)/;

let api: TestApi;
before(async () => {
  api = await startApi({ PUBLIC_URL: 'https://care.example.org' });
});
after(() => api.close());

const latestMail = async (email: string) => {
  const [mail] = await api.services.db.select().from(mails).where(eq(mails.recipient, email)).orderBy(desc(mails.id)).limit(1);
  assert.ok(mail, 'a mail was written');
  return mail.text;
};

async function askReset(email: string): Promise<string> {
  const answer = await api.send(auth.forgotPassword, { email });
  assert.equal(answer.status, 200);
  const [, token = '', address = ''] = RESET_LINK.exec(await latestMail(email)) ?? [];
  assert.equal(decodeURIComponent(address), email);
  return token;
}

const reset = (email: string, token: string, password = NEW_PASSWORD) =>
  api.send(auth.resetPassword, { email, token, password, password_confirmation: password });

test('R7-009, R7-015: forgot-password takes an e-mail and mails a link under the public address', async () => {
  const { email } = await api.person('worker');
  const answer = await api.send(auth.forgotPassword, { email });
  assert.deepEqual([answer.status, answer.message], [200, 'Password reset link has been sent to your email.']);
  assert.match(await latestMail(email), /https:\/\/care\.example\.org\/reset-password\//);
});

test('R8-021: forgot-password for an address without an account', async () => {
  const answer = await api.send(auth.forgotPassword, { email: 'nobody@careloom.test' });
  assert.deepEqual([answer.status, answer.message], [404, 'Email does not exist.']);
});

test('R7-010: a mailed token sets the password once and ends every session', async () => {
  const { email, token: session } = await api.person('worker');
  const token = await askReset(email);
  const answer = await reset(email, token);
  assert.deepEqual([answer.status, answer.message], [200, 'Password reset successfully.']);
  assert.equal((await api.send(auth.profile, {}, { token: session })).status, 401);
  assert.equal((await api.send(auth.login, { email, password: PASSWORD })).status, 401);
  assert.equal((await api.send(auth.login, { email, password: NEW_PASSWORD })).status, 200);
  assert.equal((await reset(email, token, 'Other#Water9')).message, 'Reset token invalid.');
});

test('R8-025: a token that is unknown, for another address, or replaced by a later request is refused', async () => {
  const { email } = await api.person('worker');
  const other = await api.person('worker');
  assert.deepEqual(
    [(await reset(email, 'x'.repeat(43))).status, (await reset(email, 'x'.repeat(43))).message],
    [422, 'Reset token invalid.'],
  );
  const first = await askReset(email);
  assert.equal((await reset(other.email, first)).message, 'Reset token invalid.');
  await askReset(email);
  assert.equal((await reset(email, first)).message, 'Reset token invalid.');
});

test('R8-025: of two concurrent uses, one is refused', async () => {
  const { email } = await api.person('worker');
  const token = await askReset(email);
  const answers = await Promise.all([reset(email, token, 'One#Water99'), reset(email, token, 'Two#Water99')]);
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 422]);
});

test('R8-026: a token older than 60 minutes', async () => {
  const { email } = await api.person('worker');
  const token = await askReset(email);
  api.clock.advance({ minutes: 61 });
  const answer = await reset(email, token);
  assert.deepEqual([answer.status, answer.message], [422, 'Reset link expired.']);
});

test('an inbox cannot be flooded: the sixth mail within a minute is refused with the seconds to wait', async () => {
  const { email } = await api.person('worker');
  for (let mail = 1; mail <= 5; mail += 1) await askReset(email);
  const answer = await api.send(auth.forgotPassword, { email });
  assert.equal(answer.status, 429);
  assert.match(answer.headers.get('retry-after') ?? '', /^\d+$/);
});

const change = (token: string, current_password: string, password: string, password_confirmation = password) =>
  api.send(auth.changePassword, { current_password, password, password_confirmation }, { token });

test('R7-012: change-password sets the password and ends only the other sessions', async () => {
  const { email, token } = await api.person('team_leader');
  const other = (await api.send(auth.login, { email, password: PASSWORD })).data.user.token;
  const answer = await change(token, PASSWORD, NEW_PASSWORD);
  assert.deepEqual([answer.status, answer.message], [200, 'Password updated successfully.']);
  assert.equal((await api.send(auth.profile, {}, { token })).status, 200);
  assert.equal((await api.send(auth.profile, {}, { token: other })).status, 401);
});

test('R8-027: change-password with a wrong current password', async () => {
  const { token } = await api.person('worker');
  const answer = await change(token, 'Wrong#2026', NEW_PASSWORD);
  assert.deepEqual([answer.status, answer.message], [422, 'Current password does not match.']);
  assert.deepEqual(answer.errors, { current_password: ['Current password does not match.'] });
});

const WEAK: [password: string, why: string][] = [
  ['Sh0rt#a', 'seven characters'],
  ['nodigits#Here', 'no digit'],
  ['NOLOWER#2026', 'no lower case'],
  ['noupper#2026', 'no upper case'],
  ['NoSpecial2026', 'no special character'],
  ['With space#2026', 'a space'],
  [`Aa1#${'x'.repeat(27)}`, '31 characters'],
];
for (const [password, why] of WEAK) {
  test(`a new password is refused: ${why}`, async () => {
    const { token } = await api.person('worker');
    const answer = await change(token, PASSWORD, password);
    assert.equal(answer.status, 422);
    assert.match(answer.errors.password?.[0] ?? '', /^Password must be 8 to 30 characters/);
  });
}

test('a new password has to be confirmed and to differ from the current one', async () => {
  const { token } = await api.person('worker');
  assert.deepEqual((await change(token, PASSWORD, NEW_PASSWORD, 'Other#Water9')).errors.password, [
    'New password confirmation does not match.',
  ]);
  assert.deepEqual((await change(token, PASSWORD, PASSWORD)).errors.password, [
    'The new password must be different from the current password.',
  ]);
});

test('any change of the password invalidates mailed links', async () => {
  const { email, token: session } = await api.person('worker');
  const token = await askReset(email);
  const body = { current_password: PASSWORD, password: 'Other#Water9', password_confirmation: 'Other#Water9' };
  assert.equal((await api.send(auth.changePassword, body, { token: session })).status, 200);
  assert.equal((await reset(email, token)).message, 'Reset token invalid.');
});

test('a reset refuses the current password, and the link stays valid', async () => {
  const { email } = await api.person('worker');
  const token = await askReset(email);
  const answer = await reset(email, token, PASSWORD);
  assert.deepEqual([answer.status, answer.errors], [422, { password: ['The new password must be different from the current password.'] }]);
  assert.equal((await reset(email, token)).status, 200);
});

test('after five wrong current passwords within a minute even a correct one is refused with the seconds to wait, in every session', async () => {
  const { email, token } = await api.person('worker');
  const second = (await api.send(auth.login, { email, password: PASSWORD })).data.user.token;
  const change = (current_password: string, session: string) =>
    api.send(auth.changePassword, { current_password, password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD }, { token: session });
  const answers = await Promise.all(Array.from({ length: 8 }, (_one, nth) => change('Wrong#2026', nth % 2 === 0 ? token : second)));
  const wrong = answers.filter(({ message }) => message === 'Current password does not match.');
  assert.equal(wrong.length, 5);
  const refused = await change(PASSWORD, token);
  assert.match(refused.message, /^Too many login attempts, try again in \d+ seconds\.$/);
  api.clock.advance({ seconds: 61 });
  assert.equal((await change(PASSWORD, token)).status, 200);
});

test('with LOGIN_ERRORS=uniform no answer reveals whether an address has an account', async () => {
  const uniform = await startApi({ LOGIN_ERRORS: 'uniform' });
  try {
    const { email } = await uniform.person('worker');
    const known = await uniform.send(auth.login, { email, password: 'Wrong#2026' });
    const unknown = await uniform.send(auth.login, { email: 'nobody@careloom.test', password: 'Wrong#2026' });
    assert.deepEqual([known.status, known.message], [unknown.status, unknown.message]);
    const sent = await uniform.send(auth.forgotPassword, { email });
    const notSent = await uniform.send(auth.forgotPassword, { email: 'nobody@careloom.test' });
    assert.deepEqual([sent.status, sent.message], [notSent.status, notSent.message]);
    const { email: unverified } = await uniform.person('worker', { email_verified_at: null });
    const responses = await Promise.all(
      [email, unverified, 'nobody@careloom.test'].map((one) => uniform.send(auth.resendVerification, { email: one })),
    );
    for (const { status, message } of responses)
      assert.deepEqual([status, message], [200, 'Verification link has been sent to your email.']);
  } finally {
    await uniform.close();
  }
});
