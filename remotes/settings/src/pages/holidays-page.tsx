import { type Holiday, holidays } from '@careloom/contract/resources/holidays';
import { defineList, ListPage, type RowAction } from '@careloom/shared/list';
import { lazyPage } from '@careloom/shared/navigation';
import { useCan } from '@careloom/shared/session';
import { Pencil, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { holidayColumns } from '../holiday/columns';
import { holidayFilters } from '../holiday/filters';
import { t } from '../holiday/texts';

const AddHoliday = lazyPage(() => import('../holiday/holiday-form').then((module) => module.AddHoliday));
const EditHoliday = lazyPage(() => import('../holiday/holiday-form').then((module) => module.EditHoliday));
const ConfirmDelete = lazyPage(() => import('../deletion/confirm-delete').then((module) => module.ConfirmDelete));
const RemovalEffect = lazyPage(() => import('../holiday/effects').then((module) => module.RemovalEffect));

type Open = { kind: 'add' } | { kind: 'edit' | 'delete'; holiday: Holiday };

/** The public holidays, which affect the price of shifts. A change reprices the shifts of that day that are not approved yet. */
export function HolidaysPage() {
  const [open, setOpen] = useState<Open | null>(null);
  const mayWrite = useCan('pay-level-write');
  const close = () => setOpen(null);
  const actions = (holiday: Holiday): RowAction[] => [
    { label: t('holiday.edit'), icon: Pencil, onPick: () => setOpen({ kind: 'edit', holiday }) },
    { label: t('records.delete'), icon: Trash2, stops: true, onPick: () => setOpen({ kind: 'delete', holiday }) },
  ];
  const definition = defineList({
    call: holidays.list,
    caption: t('holiday.title'),
    noun: { one: t('holiday.noun'), many: t('holiday.nouns') },
    columns: holidayColumns(),
    keyOf: ({ id }: Holiday) => id,
    nameOf: ({ name }) => name,
    filters: holidayFilters(),
    ...(mayWrite && { actions }),
    empty: { why: t('holiday.none') },
  });
  const primary = mayWrite ? { label: t('holiday.add'), onPick: () => setOpen({ kind: 'add' }) } : null;
  return (
    <>
      <ListPage title={t('holiday.title')} definition={definition} primary={primary} />
      <Suspense>
        {open?.kind === 'add' && <AddHoliday onClose={close} />}
        {open?.kind === 'edit' && <EditHoliday holiday={open.holiday} onClose={close} />}
        {open?.kind === 'delete' && (
          <ConfirmDelete call={holidays.remove} record={open.holiday} onClose={close}>
            <RemovalEffect id={open.holiday.id} />
          </ConfirmDelete>
        )}
      </Suspense>
    </>
  );
}
