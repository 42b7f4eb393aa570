import type { RegistryEntry } from '@careloom/contract/manifest';
import type { SlotName } from '@careloom/contract/slots';
import { useSession } from '@careloom/shared/session';
import type { SlotHostProps } from '@careloom/shared/slots';
import { useMemo } from 'react';
import { useRegistry } from '../registry/registry';
import { RemoteModule } from './remote-module';
import { t } from './remote-texts';

/** Finds the remote that fills a slot, its module, and the permission it needs. */
function fillingOf(remotes: readonly RegistryEntry[], slot: string) {
  for (const { name, manifest } of remotes) {
    const fill = manifest.slots.find((candidate) => candidate.slot === slot);
    if (fill) return { ...fill, remote: name, exportName: 'Fill' };
  }
  return null;
}

/** Names of slots, for the text on the failure card. */
const SLOT_LABELS = {
  'invoice-list': 'menu.invoices',
  'invoice-detail': 'remote.slot.invoice_detail',
  'expense-list': 'menu.expenses',
  'expense-detail': 'remote.slot.expense_detail',
  'job-list': 'menu.group.jobs',
  'shift-list': 'menu.masters.shifts',
  'uncovered-stretch': 'menu.masters.shifts',
  'next-shifts': 'menu.masters.shifts',
  'current-jobs': 'menu.group.jobs',
  earnings: 'menu.invoices',
  'shift-amount': 'menu.masters.shifts',
  'money-trail': 'menu.invoices',
  'worker-next-shift': 'menu.masters.shifts',
  'own-shifts-ahead': 'menu.masters.shifts',
  'own-expenses-ahead': 'menu.expenses',
  'shift-card': 'menu.masters.shifts',
  'expense-card': 'menu.expenses',
  'agreement-card': 'menu.service_agreements',
} as const;

/** The provider of a slot for the user; null if there is none, or the user lacks the permission for it. */
export function useFilling(name: SlotName) {
  const remotes = useRegistry((registry) => registry.remotes);
  const permissions = useSession((session) => session.permissions);
  const filling = useMemo(() => fillingOf(remotes, name), [remotes, name]);
  return filling && (filling.permission === null || permissions.includes(filling.permission)) ? filling : null;
}

/** Renders what another remote puts into a slot. It has its own failure card; the rest of the page is not affected. */
export function SlotHost({ name, props, waiting }: SlotHostProps) {
  const filling = useFilling(name);
  if (!filling) return null;
  return <RemoteModule request={filling} page={t(SLOT_LABELS[name])} props={props} waiting={waiting} />;
}
