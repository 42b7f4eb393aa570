import { xero } from '@careloom/contract/resources/xero';
import { XERO_LINE_KEYS, xeroConfigs } from '@careloom/contract/resources/xero-config';
import { eq } from 'drizzle-orm';
import { invoices } from '../src/platform/db/schema/invoices';
import { API_BASE } from '../src/platform/http/route';
import { addContact } from '../src/domain/xero/emulator/contacts';
import type { Emulator } from '../src/domain/xero/emulator/emulator';
import type { TestApi } from './harness';
import type { Person } from './people';
import { until } from './until';

export const SECRET = 'emulated-secret';

/** Codes that exist in the emulated account, for every kind of line. */
export const LINE_ITEMS = XERO_LINE_KEYS.map((key) => ({
  key,
  item_code: key.toUpperCase(),
  purchase_account_code: '477',
  sales_account_code: '200',
}));

/** The emulator of a test, as strict as Xero. */
export async function exactEmulator(api: TestApi): Promise<Emulator> {
  const emulator = await api.services.accounting.emulator();
  Object.assign(emulator.behaviour, { obliging: false, secret: SECRET });
  return emulator;
}

export const saveConfig = (api: TestApi, admin: Person, values: object = {}) =>
  api.send(
    xeroConfigs.create,
    { api_key: 'app', secret_key: SECRET, contact_id: null, line_items: LINE_ITEMS, ...values },
    { token: admin.token },
  );

/** Connects as a user does: opens the consent page, which agrees, and returns. @returns the final URL of the browser */
export async function connect(api: TestApi, admin: Person): Promise<string | null> {
  const { data } = await api.send(xero.connect, {}, { token: admin.token });
  const agreed = await fetch(data.url, { redirect: 'manual' });
  return comeBack(api, new URL(agreed.headers.get('location') ?? '').searchParams);
}

export async function comeBack(api: TestApi, query: URLSearchParams): Promise<string | null> {
  const answer = await fetch(`${api.url}${API_BASE}${xero.callback.path}?${query.toString()}`, { redirect: 'manual' });
  return answer.status === 302 ? answer.headers.get('location') : `${answer.status}`;
}

/** A worker who is a supplier in the emulated account. */
export async function knownWorker(api: TestApi, fields: Parameters<TestApi['person']>[1] = {}): Promise<Person> {
  const { books } = await api.services.accounting.emulator();
  const contact = addContact(books, { Name: 'Aroha Ngata' });
  const worker = await api.person('worker', { xero_contact_id: contact.ContactID, ...fields });
  contact.EmailAddress = worker.email;
  return worker;
}

/** The invoice once no job is sending it. */
export async function settled(api: TestApi, invoiceId: number): Promise<typeof invoices.$inferSelect> {
  const read = async () => (await api.services.db.select().from(invoices).where(eq(invoices.id, invoiceId)))[0];
  await until(async () => (await read())?.sync !== 'queued', 5_000);
  const row = await read();
  if (!row) throw new Error('The invoice of a test is gone.');
  return row;
}
