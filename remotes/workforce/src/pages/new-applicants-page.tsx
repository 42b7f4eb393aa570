import { type SupportWorker, supportWorkers } from '@careloom/contract/resources/support-workers';
import { fullName } from '@careloom/shared/format';
import { t } from '../worker/texts';
import { defineList, ListPage } from '@careloom/shared/list';
import { hrefOf } from '@careloom/shared/navigation';
import { useApplicantList } from '../worker/applicant-list';
import { workerColumns } from '../worker/columns';
import { availabilityFilter } from '../worker/filters';
import { useWorkerRowActions } from './worker-row-actions';

/** Applicants waiting for a decision. */
export function NewApplicantsPage() {
  const { query } = useApplicantList('');
  const pageOf = ({ id }: SupportWorker) => hrefOf('support-worker-details-overview', { type: 'new-applicants', id }) + query;
  const { actions, dialogs } = useWorkerRowActions(pageOf);
  const definition = defineList({
    call: supportWorkers.list,
    input: { verification_status: 'pending' },
    caption: t('menu.support_workers.new_applicants'),
    noun: { one: t('records.noun_worker'), many: t('records.noun_workers') },
    columns: workerColumns('name', 'contact', 'applied', 'verification'),
    keyOf: ({ id }) => id,
    nameOf: fullName,
    hrefOf: pageOf,
    filters: availabilityFilter(),
    actions,
  });
  return (
    <>
      <ListPage title={t('menu.support_workers.new_applicants')} definition={definition} />
      {dialogs}
    </>
  );
}
