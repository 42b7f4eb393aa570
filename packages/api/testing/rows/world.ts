import { agreements } from '@careloom/contract/resources/agreements';
import { boards } from '@careloom/contract/resources/boards';
import { calendarFeeds } from '@careloom/contract/resources/calendar-feeds';
import { chat } from '@careloom/contract/resources/chat';
import { notifications } from '@careloom/contract/resources/notifications';
import { rosterTemplates } from '@careloom/contract/resources/roster-templates';
import { xeroInvoices } from '@careloom/contract/resources/xero-invoices';
import type { UserType } from '@careloom/contract/permissions';
import { applications } from '../../src/platform/db/schema/jobs';
import { houseLeaderships, participants } from '../../src/platform/db/schema/places';
import { shiftOffers } from '../../src/platform/db/schema/offers';
import { uploads } from '../../src/platform/db/schema/uploads';
import { inTransaction } from '../../src/platform/db/transaction';
import { notify } from '../../src/domain/notifications/notify';
import { agreementForm } from '../agreement-body';
import type { TestApi } from '../harness';
import { makeMachine } from '../machines';
import { makeExpense, makeInvoice, makeShift } from '../money-records';
import type { Person } from '../people';
import { makeHouse, makeJob } from '../records';
import { connect, exactEmulator, knownWorker, saveConfig, settled } from '../xero';

/** A house with everything that belongs to it: accessible to its leader and workers, but to nobody else in these roles. */
export interface Corner {
  leader: Person;
  worker: Person;
  house: { id: number };
  participant: { id: number };
  job: { id: number; house_id: number };
  /** Still open, with an application. */
  openJob: { id: number; house_id: number };
  application: { id: number };
  /** On `job`, by its worker. */
  taken: { id: number };
  shift: { id: number };
  /** In the future, without a worker: offered to `worker`. */
  offered: { id: number; date: string };
  offer: { id: number };
  expense: { id: number };
  invoice: { id: number };
  /** The invoice's id in Xero. */
  bill: string;
  agreement: { id: number };
  /** A timesheet, uploaded by the leader. */
  upload: { id: number };
  /** The code with which its signature can be verified. */
  code: string;
  outing: { id: number };
  /** A link to the board of its house, created by the leader. */
  boardLink: { id: number; token: string };
  /** A template of the week of `shift`, created by the leader. */
  template: { id: number };
}

export interface World {
  api: TestApi;
  office: Record<'super_admin' | 'senior_manager', Person>;
  mine: Corner;
  foreign: Corner;
  providerId: number;
  payLevelId: number;
  configId: number;
  /** A message that each of them received. */
  notices: ReadonlyMap<number, number>;
  form: Awaited<ReturnType<typeof agreementForm>>;
}

/** Two corners, an office, and a connected Xero: no list of any role is empty. */
export async function makeWorld(api: TestApi): Promise<World> {
  const office = { super_admin: await api.person('super_admin'), senior_manager: await api.person('senior_manager') };
  const { super_admin: admin } = office;
  await exactEmulator(api);
  const config = await saveConfig(api, admin);
  await connect(api, admin);
  await makeMachine(api, admin);
  const form = await agreementForm(api.services);
  const corner = () => makeCorner(api, admin, form);
  const [mine, foreign] = [await corner(), await corner()];
  await api.person('worker', { verification_status: 'rejected' });
  // A person without any messages.
  await api.person('team_leader');
  const everybody = [...Object.values(office), ...[mine, foreign].flatMap(({ leader, worker }) => [leader, worker])];
  const notices = new Map<number, number>();
  for (const person of everybody) notices.set(person.id, await leaveNotice(api, person, admin));
  const write = (from: Person, to: Person) => api.send(chat.send, { recipient_id: to.id, message: 'Hello' }, { token: from.token });
  for (const person of everybody.slice(1)) await write(person, admin);
  await write(foreign.worker, foreign.leader);
  for (const { token } of everybody) await api.send(calendarFeeds.create, {}, { token });
  const { provider_id: providerId, pay_level_id: payLevelId } = form(mine.worker.id);
  return { api, office, mine, foreign, providerId, payLevelId, configId: config.data.id, notices, form };
}

/** The user who acts in this role: the office, or the owner of `mine`. */
export const asker = ({ office, mine }: World, role: UserType): Person =>
  role === 'team_leader' ? mine.leader : role === 'worker' ? mine.worker : office[role];

async function makeCorner(api: TestApi, admin: Person, form: World['form']): Promise<Corner> {
  const { services } = api;
  const [leader, worker] = [await api.person('team_leader'), await knownWorker(api, { abn: '51824753556' })];
  const house = await makeHouse(services, { team_leader_id: leader.id });
  await services.db.insert(houseLeaderships).values({ house_id: house.id, team_leader_id: leader.id, started_on: '2026-01-05' });
  const [participant] = await services.db.insert(participants).values({ house_id: house.id, name: 'Tom', dob: '1990-01-01' }).returning();
  const job = await makeJob(
    services,
    { house, postedBy: admin },
    { status: 'assigned', worker_id: worker.id, assigned_at: api.clock.now() },
  );
  const openJob = await makeJob(services, { house, postedBy: admin });
  const apply = async (jobId: number, status: 'applied' | 'assigned') => {
    const [row] = await services.db.insert(applications).values({ job_id: jobId, worker_id: worker.id, status }).returning();
    return must(row);
  };
  const work = { job, worker, by: admin };
  const invoice = await makeInvoice(services, work);
  await api.send(xeroInvoices.push, { invoice_id: invoice.id }, { token: admin.token });
  const agreement = await sign(api, admin, worker, form);
  const soon = new Date(api.clock.now().getTime() + 86_400_000);
  const toCome = { start_at: soon, end_at: new Date(soon.getTime() + 8 * 3_600_000), date: soon.toISOString().slice(0, 10) };
  await makeShift(services, work, toCome);
  await makeShift(services, work, nightAround(api.clock.now()));
  const shift = await makeShift(services, work);
  const week = { house_id: house.id, name: 'Usual week', from: shift.date };
  const template = (await api.send(rosterTemplates.create, week, { token: leader.token })).data;
  const offered = await newUnfilled(api, work);
  const sheet = { kind: 'timesheet' as const, file_name: 'june.csv', rows: 1, uploaded_by_id: leader.id };
  const [upload] = await services.db.insert(uploads).values(sheet).returning({ id: uploads.id });
  return {
    leader,
    worker,
    house,
    participant: must(participant),
    job,
    openJob,
    application: await apply(openJob.id, 'applied'),
    taken: await apply(job.id, 'assigned'),
    shift,
    template,
    offered,
    offer: await offerTo(api, worker, offered, leader),
    expense: await makeExpense(services, work),
    invoice,
    upload: must(upload),
    bill: must((await settled(api, invoice.id)).accounting_invoice_id),
    ...agreement,
    ...(await showBoard(api, house.id, leader)),
  };
}

/** An active night that began an hour ago. */
function nightAround(now: Date) {
  const start_at = new Date(now.getTime() - 3_600_000);
  const end_at = new Date(start_at.getTime() + 8 * 3_600_000);
  return { start_at, end_at, date: start_at.toISOString().slice(0, 10), type: 'active_night' as const };
}

let unfilled = 0;

/** Drafts without a worker, each on a separate day, starting three days ahead. */
export async function newUnfilled(api: TestApi, work: Parameters<typeof makeShift>[1]) {
  unfilled += 1;
  const start_at = new Date(api.clock.now().getTime() + (60 + unfilled) * 86_400_000);
  const times = { start_at, end_at: new Date(start_at.getTime() + 8 * 3_600_000), date: start_at.toISOString().slice(0, 10) };
  return makeShift(api.services, work, { ...times, worker_id: null, status: 'draft', cost_cents: 0, fee_cents: 0 });
}

/** Open until the shift begins. */
export async function offerTo(api: TestApi, worker: Person, shift: { id: number; start_at: Date }, by: Person) {
  const offer = { shift_id: shift.id, worker_id: worker.id, offered_by_id: by.id, ends_at: shift.start_at };
  const [row] = await api.services.db.insert(shiftOffers).values(offer).returning({ id: shiftOffers.id });
  return must(row);
}

async function showBoard(api: TestApi, id: number, { token }: Person) {
  const body = { date: '2026-11-18', part: 'afternoon', title: 'Market', symbol: 'basket' } as const;
  const outing = (await api.send(boards.createOuting, { id, ...body }, { token })).data;
  const link = (await api.send(boards.createLink, { id }, { token })).data;
  return { outing, boardLink: { id: link.id, token: must(link.url.split('/').pop()) } };
}

async function sign(api: TestApi, admin: Person, worker: Person, form: World['form']) {
  const sent = await api.send(agreements.send, form(worker.id, { commencement_date: '2026-01-01' }), { token: admin.token });
  const signature = { id: sent.data.id, signature: 'Aroha Ngata', accepted: 1 };
  const { data } = await api.send(agreements.update, signature, { token: worker.token });
  return { agreement: { id: data.id }, code: must(data.verify_url?.split('/').pop()) };
}

/** Notifies a person. @returns the id of the notification */
export async function leaveNotice(api: TestApi, to: Person, from: Person): Promise<number> {
  await inTransaction(api.services.db, (tx) =>
    notify(tx, { to: [to.id], type: 'assign_job', routeId: 1, senderId: from.id, values: { job: 'Night support' } }),
  );
  const { data } = await api.send(notifications.list, {}, { token: to.token });
  return must(data.items[0]).id;
}

export function must<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('The world of a test lacks something.');
  return value;
}
