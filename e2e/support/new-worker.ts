import type { ServiceAgreement } from '@careloom/contract/resources/agreements';
import { apiOf, type Api } from './api';
import { PASSWORD, signIn } from './roles';

export interface NewWorker {
  id: number;
  email: string;
  /** The API as the worker. */
  api: Api;
}

const ABN = '51824753556';
/** How often the mailbox is read: the queue sends a mail a moment after its cause. */
const TRIES = 50;
const PAUSE_MS = 100;

/** The path that verifies an address, from its mail in the development mailbox. */
export async function verificationOf(address: string, id: number): Promise<string> {
  for (let tries = 0; tries < TRIES; tries++) {
    const mails = await (await fetch(`${address}/dev/mailbox`)).text();
    const link = new RegExp(`/auth/email/verify/${id}/[^"<\\s]+`).exec(mails)?.[0];
    if (link) return link.replaceAll('&amp;', '&');
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  throw new Error(`No mail to verify the address of user ${id} was sent.`);
}

export interface WorkerName {
  first_name: string;
  last_name: string;
}

/** Registers a worker, who then has a mail with the link that verifies the address. */
export async function register(address: string, name: WorkerName): Promise<{ id: number; email: string }> {
  const email = `${name.first_name}.${name.last_name}@careloom.test`.toLowerCase();
  const [state] = await apiOf(address).get<{ id: number }[]>('/options/states');
  const { id } = await apiOf(address).post<{ id: number }>('/auth/register', {
    ...name,
    ...{ email, password: PASSWORD, password_confirmation: PASSWORD, dob: '1990-02-01', contact_no: '0412 345 678', abn: ABN },
    ...{ address: '1 High Street', suburb: 'Orange', state_id: state?.id, post_code: '2800', gender: 'female', weekly_hours: 24 },
    ...{ why_contractor: 'I choose my hours.', prior_experience: 'Four years.', bringing_clients: 0, heard_about: 'A friend' },
  });
  return { id, email };
}

/** Registers a worker, verifies the address and approves the application: a new worker for a test, without an agreement. */
export async function newWorker(address: string, admin: Api, name: WorkerName): Promise<NewWorker> {
  const { id, email } = await register(address, name);
  await apiOf(address).get(await verificationOf(address, id));
  await admin.post('/support-worker/verify', { id });
  return { id, email, api: apiOf(address, (await signIn(address, email)).token) };
}

interface Terms {
  /** `yyyy-MM-dd`. */
  from: string;
  pay_level_id: number;
}

/** Sends a worker an agreement of ten years, which the worker signs. It sets the pay of each day in that time. */
export async function signAgreement(admin: Api, { id: user_id, api }: NewWorker, { from, pay_level_id }: Terms): Promise<void> {
  const { items: providers } = await admin.get<{ items: { id: number }[] }>('/providers');
  const sent = await admin.post<ServiceAgreement>('/support-worker/send-service-agreement-request', {
    ...{ user_id, pay_level_id, provider_id: providers[0]?.id, abn: ABN, term: 120 },
    ...{ commencement_date: from, agreement_date: from, services: 'Personal care', hours_of_work: 'Up to 24 hours a week' },
  });
  const name = `${sent.first_name} ${sent.last_name}`;
  const signed = await api.call('PUT', `/support-worker/service-agreement/${sent.id}`, { signature: name, accepted: 1 });
  if (signed.status !== 200) throw new Error(`The agreement was not signed: ${signed.message}`);
}
