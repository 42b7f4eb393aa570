import { agreements, type ServiceAgreement } from '@careloom/contract/resources/agreements';
import { defineList, ListPage } from '@careloom/shared/list';
import { hrefOf } from '@careloom/shared/navigation';
import { agreementColumns } from '../agreement/columns';
import { t } from '../agreement/texts';

/** A worker's own service agreements, newest first. */
export function OwnAgreementsPage() {
  const definition = defineList({
    call: agreements.list,
    caption: t('menu.service_agreements'),
    noun: { one: t('records.noun_agreement'), many: t('records.noun_agreements') },
    columns: agreementColumns(),
    keyOf: ({ id }: ServiceAgreement) => id,
    nameOf: ({ provider }) => provider.name,
    hrefOf: ({ id }) => hrefOf('workforce:own-agreement', { id }),
    empty: { why: t('agreement.none') },
  });
  return <ListPage title={t('menu.service_agreements')} definition={definition} />;
}
