import type { ServiceAgreement } from '@careloom/contract/resources/agreements';
import type { Page as ListPage } from '@careloom/contract/envelope';
import type { Invoice } from '@careloom/contract/resources/invoices';
import type { Job } from '@careloom/contract/resources/jobs';
import type { Shift } from '@careloom/contract/resources/shifts';
import type { SupportWorker } from '@careloom/contract/resources/support-workers';
import { expect } from '../../fixtures/test';
import { recordPage } from '../../pages/record-page';
import { expectSeen } from '../../pages/shown';
import { specified } from '../../support/catalogue';
import { businessNumber, type Content, dayOf, firstOf, fullName, type Opened, orDash, orNothing, shows } from './content';
import { invoiceCells, jobCells, shiftCells } from './records';

const callsOf = ({ role }: Opened) =>
  role === 'team_leader'
    ? { workers: '/team-leader/support-worker', jobs: '/team-leader/jobs' }
    : { workers: '/support-worker', jobs: '/jobs' };
const ofWorker = ({ params }: Opened) => ({ worker_id: params.id ?? 0 });
const verificationOf = (worker: SupportWorker) => specified(`option.verification.${worker.verification_status}`);
const availabilityOf = (worker: SupportWorker) => specified(`option.availability.${worker.availability}`);
const agreementOf = (agreement: SupportWorker['service_agreement']) =>
  agreement ? (agreement.expiry_message ?? specified(`option.agreement_status.${agreement.status}`)) : '';

/** Facts of active workers: house, agreement and availability. */
const workingCells = (worker: SupportWorker) => ({
  'field.worker.name': fullName(worker),
  'records.house': orNothing(worker.current_house?.name),
  'field.house.contact_number': orNothing(worker.contact_no),
  'field.worker.service_agreement': agreementOf(worker.service_agreement),
  'field.worker.availability': availabilityOf(worker),
});
const working = shows(async (opened) => ({ cells: workingCells(await firstOf<SupportWorker>(opened.api, callsOf(opened).workers)) }));

/** Facts of applicants and archived workers: the date of the application, and its outcome. */
const others = (path: string, query = {}) =>
  shows(async ({ api }) => {
    const worker = await firstOf<SupportWorker>(api, path, query);
    return {
      cells: {
        'field.worker.name': fullName(worker),
        'field.house.contact_number': orNothing(worker.contact_no),
        'field.worker.date_of_application': dayOf(worker.created_at),
        'field.worker.verification_status': verificationOf(worker),
      },
    };
  });

/** Empty in the seed, because all workers of a team leader have a job: `shown-further.spec.ts` archives one. */
const archivedOfLeader: Content = async (page, { api }) => {
  const { items } = await api.get<ListPage<SupportWorker>>('/team-leader/support-worker', { archived: 1 });
  if (items[0]) await expectSeen(page, { cells: workingCells(items[0]) });
  else await expect(recordPage(page).main.getByText(specified('common.no_records'))).toBeVisible();
};

const overview = shows(async (opened) => {
  const { location, details, ...worker } = await opened.api.get<SupportWorker>(`${callsOf(opened).workers}/${opened.params.id}`);
  return {
    facts: {
      'field.house.email': worker.email,
      'field.house.contact_number': orDash(worker.contact_no),
      'field.participant.date_of_birth': dayOf(worker.dob),
      'field.worker.date_of_application': dayOf(worker.created_at),
      'field.worker.abn': details.abn === null ? '–' : businessNumber(details.abn),
      'field.worker.xero_contact_id': orDash(worker.xero_contact_id),
      'field.house.address': orDash(location.address),
      'field.house.suburb': orDash(location.suburb),
      'field.house.state': orDash(location.state?.name),
      'field.house.post_code': orDash(location.post_code),
      'field.worker.other_info': orDash(details.other_info),
    },
  };
});

const jobs = shows(async (opened) => ({ cells: jobCells(await firstOf<Job>(opened.api, callsOf(opened).jobs, ofWorker(opened))) }));
const shifts = shows(async (opened) => ({
  cells: shiftCells(await firstOf<Shift>(opened.api, '/shift/get-worker-shift-list', ofWorker(opened))),
}));
const invoices = shows(async (opened) => ({ cells: invoiceCells(await firstOf<Invoice>(opened.api, '/invoice', ofWorker(opened))) }));

const agreementCells = (agreement: ServiceAgreement) => ({
  'field.agreement.provider': agreement.provider.name,
  'agreement.status': agreementOf(agreement),
  'field.agreement.pay_level': agreement.pay_level.name,
  'field.agreement.commencement_date': dayOf(agreement.commencement_date),
  'agreement.end_date': dayOf(agreement.end_date),
});
const agreements = (query: (opened: Opened) => Record<string, string | number>) =>
  shows(async (opened) => ({
    cells: agreementCells(await firstOf<ServiceAgreement>(opened.api, '/support-worker/service-agreements', query(opened))),
  }));
const agreementsOfWorker = agreements(({ params }) => ({ user_id: params.id ?? 0 }));

const ownAgreement = shows(async ({ api, params }) => {
  const agreement = await api.get<ServiceAgreement>(`/support-worker/service-agreement/${params.id}`);
  return {
    facts: {
      'field.agreement.provider': agreement.provider.name,
      'field.agreement.pay_level': agreement.pay_level.name,
      'field.agreement.first_name': agreement.first_name,
      'field.agreement.last_name': agreement.last_name,
      'field.agreement.abn': businessNumber(agreement.abn),
      'field.agreement.commencement_date': dayOf(agreement.commencement_date),
      'field.agreement.hours_of_work': agreement.hours_of_work,
      'field.agreement.services': agreement.services,
    },
  };
});

/** The screens of support workers: for the admin side, for team leaders, and for the workers themselves. */
export const WORKERS: Readonly<Record<string, Content>> = {
  'support-workers': working,
  'new-applicants': others('/support-worker', { verification_status: 'pending' }),
  'rejected-applicants': others('/support-worker/rejected-applicants'),
  'archived-support-workers': others('/support-worker', { archived: 1 }),
  'support-worker-details': overview,
  'support-worker-details-overview': overview,
  'support-worker-details-jobs': jobs,
  'support-worker-details-shifts': shifts,
  'support-worker-details-invoices': invoices,
  'support-worker-details-agreement': agreementsOfWorker,
  'team-leader-support-workers': working,
  'team-leader-support-workers-archived': archivedOfLeader,
  'team-leader-support-worker-details': overview,
  'team-leader-support-worker-details-overview': overview,
  'team-leader-support-worker-details-jobs': jobs,
  'team-leader-support-worker-details-shifts': shifts,
  'team-leader-invoices': invoices,
  'team-leader-support-worker-details-agreement': agreementsOfWorker,
  'worker-service-agreements': agreements(() => ({})),
  'workforce:own-agreement': ownAgreement,
};
