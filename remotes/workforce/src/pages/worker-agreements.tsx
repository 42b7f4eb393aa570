import { agreements } from '@careloom/contract/resources/agreements';
import { DataList, defineList } from '@careloom/shared/list';
import { useIdParams } from '@careloom/shared/navigation';
import { agreementColumns } from '../agreement/columns';
import { t } from '../texts';

/** The tab of a worker's service agreements, the latest first. */
export function WorkerAgreements() {
  const { id } = useIdParams('id');
  const definition = defineList({
    call: agreements.list,
    input: { user_id: id },
    caption: t('menu.service_agreements'),
    noun: { one: t('records.noun_agreement'), many: t('records.noun_agreements') },
    columns: agreementColumns(),
    keyOf: (agreement) => agreement.id,
    nameOf: ({ provider }) => provider.name,
    empty: { why: t('worker.no_agreements') },
  });
  return <DataList definition={definition} dense />;
}
