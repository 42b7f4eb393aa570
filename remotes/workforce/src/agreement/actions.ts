import type { Permission } from '@careloom/contract/permissions';
import type { ServiceAgreement } from '@careloom/contract/resources/agreements';
import type { SupportWorker } from '@careloom/contract/resources/support-workers';
import type { RowAction } from '@careloom/shared/list';
import { BellRing, CalendarOff, Eye, FileX2, MessageCircle } from 'lucide-react';
import { t } from './texts';

export type AgreementAction = 'view' | 'write' | 'remind' | 'end' | 'terminate';

const OVER = ['terminated', 'ended'];

/**
 * The user's actions on an agreement, in menu order: messages about a sent one, a reminder while the signature is awaited, an end only for a signed one,
 * and no changes after it is over.
 */
export function agreementActions(
  can: (permission: Permission) => boolean,
  { status }: Pick<ServiceAgreement, 'status'>,
): AgreementAction[] {
  const may = can('service-agreement-terminate') && !OVER.includes(status);
  const mayRemind = can('service-agreement-create') && status === 'awaiting_signature';
  return [
    'view',
    ...(status === 'pending_sign' ? [] : (['write'] as const)),
    ...(mayRemind ? (['remind'] as const) : []),
    ...(may && status === 'signed' ? (['end'] as const) : []),
    ...(may ? (['terminate'] as const) : []),
  ];
}

/** An agreement is sent to a verified worker who is not archived. */
export const maySend = (
  can: (permission: Permission) => boolean,
  { verification_status, archived_at }: Pick<SupportWorker, 'verification_status' | 'archived_at'>,
): boolean => can('service-agreement-create') && verification_status === 'verified' && archived_at === null;

const LOOKS = {
  view: { label: 'records.view', icon: Eye, stops: false },
  write: { label: 'agreement.write', icon: MessageCircle, stops: false },
  remind: { label: 'agreement.remind', icon: BellRing, stops: false },
  end: { label: 'agreement.end', icon: CalendarOff, stops: true },
  terminate: { label: 'button.terminate', icon: FileX2, stops: true },
} as const;

/** The menu of an agreement's row. */
export const rowActions = (
  agreement: ServiceAgreement,
  can: (permission: Permission) => boolean,
  onAct: (action: AgreementAction, agreement: ServiceAgreement) => void,
): RowAction[] =>
  agreementActions(can, agreement).map((action) => {
    const { label, icon, stops } = LOOKS[action];
    return { label: t(label), icon, stops, onPick: () => onAct(action, agreement) };
  });
