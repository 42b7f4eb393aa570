import { addDays, addMonths } from '../../platform/clock/local-day';
import type { Block, PdfDocument } from '../../platform/pdf/pdf-document';
import { nameOf } from '../../platform/serialize/person';
import { clockOf, money } from '../../platform/serialize/values';
import type { LockedAgreement } from './agreement-record';
import type { DocumentTerms } from '../../platform/db/schema/agreements';

/** The fields of the agreement that its document shows. */
export type Written = Pick<
  LockedAgreement,
  | 'commencement_date'
  | 'end_date'
  | 'term_months'
  | 'services'
  | 'hours_of_work'
  | 'additional_requirements'
  | 'abn'
  | 'agreement_date'
  | 'version'
>;

/** The last day of a term. */
export const endOf = (commencement: string, months: number): string => addDays(addMonths(commencement, months), -1);

/** `18 November 2026` */
const longDay = (day: string) =>
  new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
const anHour = (cents: number) => `$${money(cents)} an hour`;
const grouped = (digits: string) =>
  digits.replace(/^(\d{2})(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4').replace(/^(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3');

/**
 * The document of an agreement.
 * @param more blocks after the terms: the signature
 */
export function agreementDocument(written: Written, terms: DocumentTerms, createdAt: Date, more: readonly Block[] = []): PdfDocument {
  const { worker, provider } = terms;
  return {
    title: 'Service Agreement',
    subtitle: `${provider.name} and ${nameOf(worker)}`,
    author: provider.name,
    createdAt,
    footer: `Service Agreement of ${nameOf(worker)}, version ${written.version}`,
    blocks: [...parties(written, terms), ...workAgreed(written), ...rates(terms), ...more],
  };
}

const parties = ({ abn }: Written, { worker, provider }: DocumentTerms): Block[] => [
  { kind: 'heading', text: 'Parties' },
  {
    kind: 'facts',
    rows: [
      ['Provider', provider.name],
      [provider.abn.length === 9 ? 'ACN' : 'ABN', grouped(provider.abn)],
      ['Support worker', nameOf(worker)],
      ['ABN of the worker', grouped(abn)],
    ],
  },
];

const workAgreed = (written: Written): Block[] => [
  { kind: 'heading', text: 'What is agreed' },
  {
    kind: 'facts',
    rows: [
      ['Services', written.services],
      ['Hours of work', written.hours_of_work],
      ['Commencement', longDay(written.commencement_date)],
      ['Term', `${written.term_months} ${written.term_months === 1 ? 'month' : 'months'}, to ${longDay(written.end_date)}`],
      ['Additional requirements', written.additional_requirements ?? 'None'],
      ...(written.agreement_date ? [['Date of the agreement', longDay(written.agreement_date)] as const] : []),
    ],
  },
];

const rates = ({ level, timings }: DocumentTerms): Block[] => [
  { kind: 'heading', text: `Pay: ${level.name}` },
  {
    kind: 'facts',
    rows: [
      ...timings.map((timing) => [weekday(timing), anHour(timing.hourly_cents)] as const),
      ['Saturday', anHour(level.saturday_cents)],
      ['Sunday', anHour(level.sunday_cents)],
      ['Public holiday', anHour(level.holiday_cents)],
      ['Active night', anHour(level.active_night_cents)],
      ['Sleep over', `$${money(level.sleep_over_cents)} a night`],
    ],
  },
];

const weekday = ({ start_time, end_time }: DocumentTerms['timings'][number]) => `Weekday ${clockOf(start_time)} to ${clockOf(end_time)}`;
