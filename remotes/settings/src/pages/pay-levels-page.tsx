import { type PayLevel, payLevels } from '@careloom/contract/resources/pay-levels';
import { defineList, ListPage, type RowAction } from '@careloom/shared/list';
import { hrefOf, lazyPage, useGoTo } from '@careloom/shared/navigation';
import { useCan } from '@careloom/shared/session';
import { Pencil, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { payLevelColumns } from '../pay-level/columns';
import { t } from '../pay-level/texts';

const ConfirmDelete = lazyPage(() => import('../deletion/confirm-delete').then((module) => module.ConfirmDelete));

const editOf = ({ id }: PayLevel) => hrefOf('settings:edit-pay-level', { id });

/** The organisation's pay levels. A name opens the form of the level. */
export function PayLevelsPage() {
  const goTo = useGoTo();
  const mayWrite = useCan('pay-level-write');
  const [deleting, setDeleting] = useState<PayLevel | null>(null);
  const actions = (level: PayLevel): RowAction[] => [
    { label: t('form.edit_pay_level'), icon: Pencil, href: editOf(level) },
    { label: t('records.delete'), icon: Trash2, stops: true, onPick: () => setDeleting(level) },
  ];
  const definition = defineList({
    call: payLevels.list,
    caption: t('menu.masters.pay_level'),
    noun: { one: t('pay_level.noun'), many: t('pay_level.nouns') },
    columns: payLevelColumns(),
    keyOf: ({ id }) => id,
    nameOf: ({ name }) => name,
    ...(mayWrite && { hrefOf: editOf, actions }),
    empty: { why: t('pay_level.none') },
  });
  const primary = mayWrite ? { label: t('form.add_pay_level'), onPick: () => goTo('settings:add-pay-level') } : null;
  return (
    <>
      <ListPage title={t('menu.masters.pay_level')} definition={definition} primary={primary} />
      {deleting && (
        <Suspense>
          <ConfirmDelete call={payLevels.remove} record={deleting} onClose={() => setDeleting(null)} />
        </Suspense>
      )}
    </>
  );
}
