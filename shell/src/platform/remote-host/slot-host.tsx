import type { RegistryEntry } from '@careloom/contract/manifest';
import { useSession } from '@careloom/shared/session';
import type { SlotHostProps } from '@careloom/shared/slots';
import { useMemo } from 'react';
import { useRegistry } from '../registry/registry';
import { RemoteModule } from './remote-module';
import { t } from './remote-texts';

/** Which remote fills a slot, with what, and who may see it. */
function fillingOf(remotes: readonly RegistryEntry[], slot: string) {
  for (const { name, manifest } of remotes) {
    const fill = manifest.slots.find((candidate) => candidate.slot === slot);
    if (fill) return { ...fill, remote: name, exportName: 'Fill' };
  }
  return null;
}

/** What a slot shows, for the sentence on its card. */
const SLOT_LABELS = {
  'invoice-list': 'menu.invoices',
  'invoice-detail': 'remote.slot.invoice_detail',
  'expense-list': 'menu.expenses',
  'expense-detail': 'remote.slot.expense_detail',
  'job-list': 'menu.group.jobs',
  'shift-list': 'menu.masters.shifts',
} as const;

/** What another remote shows in this place, with a failure card of its own; the page around it goes on. */
export function SlotHost({ name, props }: SlotHostProps) {
  const remotes = useRegistry((registry) => registry.remotes);
  const permissions = useSession((session) => session.permissions);
  const filling = useMemo(() => fillingOf(remotes, name), [remotes, name]);
  if (!filling || (filling.permission !== null && !permissions.includes(filling.permission))) return null;
  return <RemoteModule request={filling} page={t(SLOT_LABELS[name])} props={props} />;
}
