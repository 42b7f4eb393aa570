import type { StuckItem } from '@careloom/contract/resources/money-trail';
import { select } from '@careloom/shared/chrome';
import { hasRoute, hrefOf } from '@careloom/shared/navigation';
import { can } from '@careloom/shared/session';
import { ButtonLink } from '@careloom/shared/ui';
import { t } from '../texts';
import { MendAction } from '../xero/mend-action';

/** The page of what waits. */
export function hrefOfItem({ kind, id }: Pick<StuckItem, 'kind' | 'id'>): string | null {
  if (kind === 'shift') return hasRoute('shift-log-details') ? hrefOf('shift-log-details', { shiftType: 'log', id }) : null;
  return hrefOf(kind === 'expense' ? 'expenses-detail' : 'invoice-details-overview', { id });
}

/** What brings it further: it is done here, or on the page that the link leads to. */
export function nextStepOf(item: StuckItem) {
  const { stage, kind, id, bill } = item;
  const to = (label: string, href = hrefOfItem(item), onClick?: () => void) =>
    href !== null && (
      <ButtonLink size="sm" href={href} onClick={onClick}>
        {label}
      </ButtonLink>
    );
  if (stage === 'not_in_xero' && bill) return <MendAction bill={bill} />;
  const approves = can(kind === 'shift' ? 'shift-approve' : 'expense-approve');
  if (stage === 'not_approved' && approves && item.awaits_worker === 0) return to(t('button.approve'));
  if (stage === 'not_invoiced' && can('invoice-generate')) {
    return to(t('button.generate_invoice'), hrefOf('finance:generate'), () => select(kind === 'shift' ? 'shifts' : 'expenses', [id]));
  }
  if (stage === 'not_paid' && can('invoice-pay')) return to(t('button.pay'));
  return to(t('stuck.step.open'));
}
