import { agreements, type ServiceAgreement } from '@careloom/contract/resources/agreements';
import { DataList, defineList } from '@careloom/shared/list';
import { useIdParams } from '@careloom/shared/navigation';
import { can } from '@careloom/shared/session';
import { Button } from '@careloom/shared/ui';
import { Send } from 'lucide-react';
import { maySend, rowActions } from '../agreement/actions';
import { agreementColumns, documentColumn } from '../agreement/columns';
import { t } from '../agreement/texts';
import { useRouteWorker } from '../worker/area';
import { useAgreementDialogs } from './agreement-dialogs';

/** The tab of a worker's service agreements, the latest first. Team leaders read and download. */
export function WorkerAgreements() {
  const { id } = useIdParams('id');
  const worker = useRouteWorker();
  const { act, send, dialogs } = useAgreementDialogs(worker);
  const definition = defineList({
    call: agreements.list,
    input: { user_id: id },
    caption: t('menu.service_agreements'),
    noun: { one: t('records.noun_agreement'), many: t('records.noun_agreements') },
    columns: [...agreementColumns(), documentColumn()],
    keyOf: (agreement: ServiceAgreement) => agreement.id,
    nameOf: ({ provider }) => provider.name,
    actions: (agreement) => rowActions(agreement, can, act),
    beside: worker && maySend(can, worker) && (
      <Button variant="solid" onClick={send}>
        <Send aria-hidden />
        {t('form.send_service_agreement')}
      </Button>
    ),
    empty: { why: t('worker.no_agreements') },
  });
  return (
    <>
      <DataList definition={definition} dense />
      {dialogs}
    </>
  );
}
