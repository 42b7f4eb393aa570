import { type Provider, providers } from '@careloom/contract/resources/providers';
import { defineList, ListPage, type RowAction } from '@careloom/shared/list';
import { lazyPage } from '@careloom/shared/navigation';
import { useCan } from '@careloom/shared/session';
import { History, Pencil, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { changesHref } from '../audit/records';
import { providerColumns } from '../provider/columns';
import { t } from '../provider/texts';

const AddProvider = lazyPage(() => import('../provider/provider-form').then((module) => module.AddProvider));
const EditProvider = lazyPage(() => import('../provider/provider-form').then((module) => module.EditProvider));
const ConfirmDelete = lazyPage(() => import('../deletion/confirm-delete').then((module) => module.ConfirmDelete));

type Open = { kind: 'add' } | { kind: 'edit' | 'delete'; provider: Provider };

/** The providers that service agreements name, with their forms. */
export function ProvidersPage() {
  const [open, setOpen] = useState<Open | null>(null);
  const mayWrite = useCan('provider-write');
  const mayAudit = useCan('audit-read');
  const close = () => setOpen(null);
  const edit = (provider: Provider) => setOpen({ kind: 'edit', provider });
  const changes = (provider: Provider): RowAction[] =>
    mayAudit ? [{ label: t('audit.changes'), icon: History, href: changesHref('providers', provider.id) }] : [];
  const actions = (provider: Provider): RowAction[] => [
    { label: t('form.edit_provider'), icon: Pencil, onPick: () => edit(provider) },
    ...changes(provider),
    { label: t('records.delete'), icon: Trash2, stops: true, onPick: () => setOpen({ kind: 'delete', provider }) },
  ];
  const definition = defineList({
    call: providers.list,
    caption: t('menu.masters.providers'),
    noun: { one: t('records.noun_provider'), many: t('records.noun_providers') },
    columns: providerColumns(),
    keyOf: ({ id }) => id,
    nameOf: ({ name }) => name,
    ...(mayWrite && { actions }),
    empty: { why: t('provider.none') },
  });
  const primary = mayWrite ? { label: t('form.add_provider'), onPick: () => setOpen({ kind: 'add' }) } : null;
  return (
    <>
      <ListPage title={t('menu.masters.providers')} definition={definition} primary={primary} />
      <Suspense>
        {open?.kind === 'add' && <AddProvider onClose={close} onOpen={edit} />}
        {open?.kind === 'edit' && <EditProvider key={open.provider.id} provider={open.provider} onClose={close} onOpen={edit} />}
        {open?.kind === 'delete' && <ConfirmDelete call={providers.remove} record={open.provider} onClose={close} />}
      </Suspense>
    </>
  );
}
