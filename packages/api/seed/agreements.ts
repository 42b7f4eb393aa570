import { serviceAgreements } from '../src/platform/db/schema/agreements';
import { addDays, addMonths } from '../src/platform/clock/local-day';
import { notAfter } from './calendar';
import { TERMINATIONS } from './data/texts';
import type { Office } from './office';
import type { Planned } from './plan';
import type { Setting } from './setting';
import type { Level, Terms } from './terms';
import type { Worker } from './workers';

export type Agreement = Planned<typeof serviceAgreements>;
type Status = Agreement['status'] & string;

/** A worker who may be given a job, and the pay level of the work. */
export interface SignedWorker extends Worker {
  level: Level;
}

/** How many of a branch's first workers have a signed agreement in force. */
const SIGNED = 20;
/** The agreements of the next workers; the remaining ones have none. */
const NEXT: readonly Status[] = ['awaiting_signature', 'awaiting_signature', 'pending_sign', 'pending_sign', 'terminated', 'ended'];
/** Signed agreements that end within fifteen days: their index, and the number of days. */
const EXPIRING: Readonly<Record<number, number>> = { 5: 8, 9: 0 };
/** Workers with an earlier agreement. */
const RENEWED: readonly number[] = [0, 3, 8];

/** Creates agreements in every state. Returns the workers who may be given a job. */
export function makeAgreements(setting: Setting, workers: readonly Worker[], terms: Terms, office: Office): SignedWorker[] {
  const make = { setting, terms, office };
  const signed: SignedWorker[] = [];
  workers.forEach((worker, index) => {
    const level = terms.levels[index % terms.levels.length];
    if (!level) throw new Error('There is no pay level.');
    const status = statusOf(worker, index);
    if (!status) return;
    if (RENEWED.includes(index)) addAgreement(make, worker, level, 'ended', setting.calendar.day(-700));
    const from = status === 'signed' ? commencement(setting, index) : undefined;
    addAgreement(make, worker, level, status, from);
    if (status === 'signed' && worker.standing === 'active') signed.push({ ...worker, level });
  });
  return signed;
}

function statusOf({ standing }: Worker, index: number): Status | undefined {
  if (standing === 'inactive') return 'signed';
  if (standing === 'archived') return index % 2 === 0 ? 'terminated' : 'ended';
  if (standing !== 'active') return undefined;
  return index < SIGNED ? 'signed' : NEXT[index - SIGNED];
}

function commencement({ random, calendar }: Setting, index: number): string {
  const left = EXPIRING[index];
  return left === undefined ? calendar.day(-random.int(100, 320)) : addMonths(calendar.day(left + 1), -12);
}

interface Make {
  setting: Setting;
  terms: Terms;
  office: Office;
}

const OVER: readonly Status[] = ['terminated', 'ended'];

function addAgreement({ setting, terms, office }: Make, { user }: Worker, level: Level, status: Status, from?: string) {
  const { plan, random, calendar } = setting;
  const start = from ?? (OVER.includes(status) ? calendar.day(-480) : calendar.day(random.int(3, 12)));
  const months = 12;
  const sent = status === 'pending_sign' ? null : notAfter(new Date(`${addDays(start, -12)}T03:00:00Z`), calendar.at(-2, 3));
  const signed_at = sent && status !== 'awaiting_signature' ? new Date(sent.getTime() + 26 * 3_600_000) : null;
  return plan.add(serviceAgreements, {
    user_id: user.id,
    provider_id: random.pick(terms.providers).id,
    pay_level_id: level.row.id,
    first_name: user.first_name,
    last_name: user.last_name,
    abn: user.abn ?? '',
    commencement_date: start,
    term_months: months,
    end_date: addDays(addMonths(start, months), -1),
    services: random.pick(['Personal care and community access', 'Overnight and complex support', 'Daily living skills and transport']),
    hours_of_work: `Up to ${random.int(15, 38)} hours a week`,
    additional_requirements: random.chance(0.3) ? 'Current first aid certificate, own car.' : null,
    agreement_date: signed_at && signed_at.toISOString().slice(0, 10),
    status,
    sent_at: sent,
    signed_at,
    signature: signed_at && {
      typed_name: `${user.first_name} ${user.last_name}`,
      image: null,
      consent: 'I have read the agreement and sign it electronically.',
      ip: '203.0.113.24',
      user_agent: 'Mozilla/5.0',
    },
    ended_at: OVER.includes(status) ? calendar.at(-random.int(40, 110), 4) : null,
    terminate_reason: status === 'terminated' ? random.pick(TERMINATIONS) : null,
    created_by_id: office.admin.id,
    created_at: sent ?? calendar.at(-1, 4),
  });
}
