import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { invoices } from '../../src/platform/db/schema/invoices';
import { xeroOutbox } from '../../src/platform/db/schema/xero';
import { API_BASE } from '../../src/platform/http/route';
import { makeExpense, makeInvoice } from '../money-records';
import { newShift, next, work } from '../rows/write-context';
import { makeTerms } from '../terms';
import { comeBack, connect, LINE_ITEMS, saveConfig, SECRET } from '../xero';
import { redirected } from './account';
import { asked, type Provoke, type Provokers, type Stage, type CallAnswer } from './stage';

/** The webhook key with which the API of these tests is started. */
export const WEBHOOK_KEY = 'webhook-key';

const DISCONNECTED = 'Account disconnected. Go to Masters > Xero Config and reconnect.';
const CONFIG = 'Issue in the accounting configuration.';
const LINES = 'Line-items configuration not set.';
const CONTACT = 'Contact id not found.';

/**
 * Puts the connection to Xero into the state that a kind of failure needs. Each state is entered once for all failures of its kind, because
 * leaving it may require a new consent.
 */
const STATES = {
  fine: () => Promise.resolve(),
  lines: async ({ world: { api, office } }: Stage) => void (await saveConfig(api, office.super_admin, { line_items: [] })),
  config: async ({ world: { api } }: Stage) => {
    Object.assign((await api.services.accounting.emulator()).behaviour, { secret: 'another' });
    api.clock.advance({ hours: 1 });
  },
  disconnected: async ({ world: { api, office } }: Stage) => void (await saveConfig(api, office.super_admin, { api_key: 'another' })),
  none: async ({ askOf, world: { office } }: Stage) => {
    const { data } = await askOf('A-135', {}, office.super_admin);
    await askOf('A-139', { id: (data as { items: { id: number }[] }).items[0]?.id }, office.super_admin);
  },
};
type State = keyof typeof STATES;
let current: State = 'fine';

async function enter(stage: Stage, state: State): Promise<void> {
  if (current === state) return;
  const { api, office } = stage.world;
  Object.assign((await api.services.accounting.emulator()).behaviour, { secret: SECRET });
  await saveConfig(api, office.super_admin, { line_items: LINE_ITEMS });
  if (current !== 'fine' && current !== 'lines') await connect(api, office.super_admin);
  await STATES[state](stage);
  current = state;
}

const during =
  (state: State, input: (stage: Stage) => object | Promise<object>): Provoke =>
  async (stage) => {
    const sent = await input(stage);
    await enter(stage, state);
    return stage.ask(sent);
  };

/** A failure of Xero itself. */
export const faultOfXero: Provoke = async (stage) => {
  await enter(stage, 'fine');
  (await stage.world.api.services.accounting.emulator()).behaviour.next.push({ status: 503 });
  return stage.ask({ user_id: stage.world.mine.worker.id });
};

/** A queued invoice whose job is running, so that it is being sent. */
export const beingSent: Provoke = async (stage) => {
  await enter(stage, 'fine');
  const { invoice_id } = await unsent(stage);
  const { db, database } = stage.world.api.services;
  await db.insert(xeroOutbox).values({ invoice_id, idempotency_key: `sent-${invoice_id}` });
  await database.query(
    `insert into pgboss.job (name, data, state, started_on, policy) values ('xero-bill', $1::jsonb, 'active', now(), 'standard')`,
    [JSON.stringify({ invoiceId: invoice_id })],
  );
  await db.update(invoices).set({ sync: 'queued' }).where(eq(invoices.id, invoice_id));
  return stage.ask({ invoice_id, now: 1 });
};

const ofMine = ({ world }: Stage) => ({ user_id: world.mine.worker.id });
const approved = async (stage: Stage) => ({ shift_ids: [(await newShift(stage, { status: 'approved' })).id], expense_ids: [] });
const unsent = async (stage: Stage, worker = stage.world.mine.worker) => ({
  invoice_id: (await makeInvoice(stage.world.api.services, { ...work(stage), worker }, { number: `F-${next()}` })).id,
});
async function stranger({ world: { api } }: Stage) {
  const worker = await api.person('worker', { abn: '51824753556' });
  await makeTerms(api.services, worker);
  return worker;
}
const bill = ({ world }: Stage) => ({ id: world.mine.bill });
const nothing = () => ({});

const unreachable = (input: (stage: Stage) => object | Promise<object>) => ({
  [DISCONNECTED]: during('disconnected', input),
  [CONFIG]: during('config', input),
});

const refusedConsent: Provoke = async ({ world }) => {
  const to = await comeBack(world.api, new URLSearchParams({ error: 'access_denied', state: 'none' }));
  return redirected(to?.startsWith('/') ? 302 : 0, to, '/admin/xero-config?connected=0', 'Xero account could not be connected.');
};

/** Xero requires an empty body, so the text is in the status line. */
async function webhook(stage: Stage, body: string, signature: string): Promise<CallAnswer> {
  const headers = { 'content-type': 'application/json', 'x-xero-signature': signature };
  const response = await fetch(`${stage.world.api.url}${API_BASE}${stage.call.path}`, { method: 'POST', headers, body });
  const text = await response.text();
  const json = (text ? JSON.parse(text) : { message: response.statusText }) as CallAnswer;
  return { ...json, errors: json.errors ?? {}, status: response.status };
}
const signedNonsense: Provoke = (stage) => {
  const body = '{"events":"none"}';
  return webhook(stage, body, createHmac('sha256', WEBHOOK_KEY).update(body).digest('base64'));
};

/** Calls to Xero and from Xero. */
export const xeroFailures: Provokers = {
  'A-050': {
    [CONTACT]: during('fine', async (stage) => ({ user_id: (await stranger(stage)).id })),
    ...unreachable(ofMine),
  },
  'A-051': { [CONTACT]: during('fine', async (stage) => ({ ids: [(await stranger(stage)).id] })) },
  'A-433': unreachable(ofMine),
  'A-434': unreachable(ofMine),
  'A-140': {
    'Please select shift or expense.': asked(() => ({ shift_ids: [], expense_ids: [] })),
    'Shift not found.': asked(() => ({ shift_ids: [999_999], expense_ids: [] })),
    'Only approved expenses and shifts without an invoice can be invoiced.': asked(async (stage) => ({
      shift_ids: [],
      expense_ids: [(await makeExpense(stage.world.api.services, work(stage))).id],
    })),
    ...unreachable(approved),
    [LINES]: during('lines', approved),
    [CONTACT]: during('fine', async (stage) => ({
      shift_ids: [(await newShift(stage, { status: 'approved', worker_id: (await stranger(stage)).id })).id],
      expense_ids: [],
    })),
  },
  'A-141': { [CONFIG]: during('config', nothing) },
  'A-142': { [CONFIG]: during('none', nothing) },
  'A-143': { 'Xero account could not be connected.': refusedConsent },
  'A-144': unreachable(nothing),
  'A-145': unreachable(bill),
  'A-146': {
    ...unreachable(unsent),
    [LINES]: during('lines', unsent),
    [CONTACT]: during('fine', async (stage) => unsent(stage, await stranger(stage))),
  },
  'A-147': unreachable(bill),
  'A-148': unreachable(bill),
  'A-149': { 'Invalid signature.': (stage) => webhook(stage, '{"events":[]}', 'x'), 'Unprocessable Entity.': signedNonsense },
};
