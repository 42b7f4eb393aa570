import { createHmac } from 'node:crypto';
import { agreements } from '@careloom/contract/resources/agreements';
import { auth } from '@careloom/contract/resources/auth';
import { xero } from '@careloom/contract/resources/xero';
import { USER_CHANNEL } from '@careloom/contract/resources/broadcasting';
import { desc, eq } from 'drizzle-orm';
import { verificationLink } from '../../src/domain/account/verification-link';
import { mails } from '../../src/platform/db/schema/notices';
import { WEBHOOK_KEY } from '../failures/xero';
import { PASSWORD, type Person } from '../people';
import { type WriteContext, knownPerson } from '../rows/write-context';

interface Other {
  input: object;
  /** Who makes the call, if not the user of the role. */
  person?: Person;
  headers?: Record<string, string>;
}

const NEW_PASSWORD = 'Fresh#Water9';
const somebody = ({ world }: WriteContext) => world.api.person('worker');

/** Calls that end a session or a connection, or that need input from a mail or from Xero. By row of `api.csv`. */
export const OTHER_CALLS: Readonly<Record<string, (context: WriteContext) => Promise<Other>>> = {
  'A-002': async (context) => ({ input: {}, person: await somebody(context) }),
  'A-004': async (context) => {
    const { email } = await somebody(context);
    const { api } = context.world;
    await api.send(auth.forgotPassword, { email });
    const [mail] = await api.services.db.select().from(mails).where(eq(mails.recipient, email)).orderBy(desc(mails.id)).limit(1);
    const [, token = ''] = /\/reset-password\/([\w-]{43})/.exec(mail?.text ?? '') ?? [];
    return { input: { email, token, password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD } };
  },
  'A-005': async (context) => ({
    input: { current_password: PASSWORD, password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD },
    person: await somebody(context),
  }),
  'A-009': async ({ world: { api } }) => {
    const user = await api.person('worker', { email_verified_at: null });
    const link = verificationLink(api.services.deriveKey('email-verification'), api.url, user, api.clock.now());
    const { pathname, searchParams } = new URL(link);
    const [id, hash] = pathname.split('/').slice(-2);
    return { input: { id: Number(id), hash, expires: Number(searchParams.get('expires')), signature: searchParams.get('signature') } };
  },
  'A-055': async (context) => {
    const { world } = context;
    const person = await knownPerson(context);
    const { data } = await world.api.send(agreements.send, world.form(person.id), { token: world.office.super_admin.token });
    return { input: { id: data.id, signature: 'Aroha Ngata', accepted: 1 }, person };
  },
  'A-059': () => Promise.resolve({ input: {} }),
  'A-139': ({ world }) => Promise.resolve({ input: { id: world.configId } }),
  'A-432': () => Promise.resolve({ input: {} }),
  'A-143': async ({ world: { api, office } }) => {
    const { data } = await api.send(xero.connect, {}, { token: office.super_admin.token });
    const agreed = await fetch(data.url, { redirect: 'manual' });
    return { input: Object.fromEntries(new URL(agreed.headers.get('location') ?? '').searchParams) };
  },
  'A-149': () => {
    const input = { events: [] };
    const signature = createHmac('sha256', WEBHOOK_KEY).update(JSON.stringify(input)).digest('base64');
    return Promise.resolve({ input, headers: { 'x-xero-signature': signature } });
  },
  'A-154': ({ me }) => Promise.resolve({ input: { socket_id: '123.456', channel_name: USER_CHANNEL(me.id) }, person: me }),
};
