import type { SupportWorker } from '@careloom/contract/resources/support-workers';
import { Overview } from '@careloom/shared/detail';
import { formatDate, fullName } from '@careloom/shared/format';
import { hrefOf, navigate } from '@careloom/shared/navigation';
import { can } from '@careloom/shared/session';
import { Card, Ledger, State } from '@careloom/shared/ui';
import { EndingNote } from '../agreement/ending-note';
import { AgreementTag } from '../worker/agreement-tag';
import { useApplicantList } from '../worker/applicant-list';
import { useRouteWorker } from '../worker/area';
import { DecisionCard } from '../worker/decision-card';
import { ApplicationAnswers, WorkerFacts } from '../worker/facts';
import { useApplicants } from '../worker/requests';
import { factorOf } from '../second-factor/factor-of';
import { mayAct } from '../worker/rules';
import { AVAILABILITY_STATES } from '../worker/states';
import { Earnings, WorkAhead } from '../worker/work-ahead';
import { t } from '../texts';
import { useAgreementDialogs } from './agreement-dialogs';
import { useWorkerDialogs } from './worker-dialogs';

/**
 * A worker: upcoming work and profile. A pending applicant is decided here, with the application text first; then the next one is opened. The
 * confirmation stays open when another user was faster, and shows the refusal.
 */
export function WorkerOverview() {
  const worker = useRouteWorker();
  const isDecided = !worker || !mayAct('verify', worker, can);
  const { query } = useApplicantList();
  const applicants = useApplicants(!isDecided).data?.items ?? [];
  const at = applicants.findIndex(({ id }) => id === worker?.id);
  const next = applicants[at + 1] ?? applicants.find(({ id }) => id !== worker?.id);
  const { ask, dialogs } = useWorkerDialogs(() => {
    if (next) navigate(hrefOf('support-worker-details-overview', { type: 'new-applicants', id: next.id }) + query, { replace: true });
  });
  const sending = useAgreementDialogs(worker);
  if (!worker) return null; // the layout shows the loading and error states
  const { service_agreement: ending } = worker;
  const answers = <ApplicationAnswers key="answers" details={worker.details} />;
  const facts = <WorkerFacts key="facts" worker={worker} />;
  const decision = <DecisionCard worker={worker} onDecide={(made) => ask(made, worker)} />;
  const ahead = worker.verification_status === 'verified' && <WorkAhead key="ahead" worker={worker} />;
  return (
    <>
      {ending?.expiry_message && ending.end_date && <EndingNote worker={worker} endDate={ending.end_date} onSend={sending.send} />}
      <Overview aside={isDecided ? <WorkerAside worker={worker} /> : decision}>
        {isDecided ? [ahead, facts, answers] : [answers, facts]}
      </Overview>
      {dialogs}
      {sending.dialogs}
    </>
  );
}

function WorkerAside({ worker }: { worker: SupportWorker }) {
  const { service_agreement: agreement } = worker;
  const facts = [
    { label: t('field.worker.availability'), value: <State of={AVAILABILITY_STATES} value={worker.availability} /> },
    { label: t('field.worker.service_agreement'), value: agreement && <AgreementTag agreement={agreement} /> },
    { label: t('field.job.member_since'), value: formatDate(worker.created_at) },
    ...(worker.approved_by ? [{ label: t('field.expense.approved_by'), value: fullName(worker.approved_by) }] : []),
    ...(worker.pay_level ? [{ label: t('field.agreement.pay_level'), value: worker.pay_level.name }] : []),
    ...(can('worker-verify') ? [factorOf(worker)] : []),
  ];
  return (
    <>
      {worker.verification_status === 'verified' && <Earnings workerId={worker.id} />}
      <Card>
        <Ledger facts={facts} />
      </Card>
    </>
  );
}
