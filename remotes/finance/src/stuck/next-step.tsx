import type { StuckItem } from '@careloom/contract/resources/money-trail';
import { select } from '@careloom/shared/chrome';
import { hasRoute, hrefOf } from '@careloom/shared/navigation';
import { can } from '@careloom/shared/session';
import { ButtonLink } from '@careloom/shared/ui';
import { t } from './texts';
import { MendAction } from '../xero/mend-action';
import { doneHere } from './acts';
import { StuckAct } from './stuck-act';

/** The page of what waits. */
export function hrefOfItem({ kind, id }: Pick<StuckItem, 'kind' | 'id'>): string | null {
  if (kind === 'shift') return hasRoute('shift-log-details') ? hrefOf('shift-log-details', { shiftType: 'log', id }) : null;
  return hrefOf(kind === 'expense' ? 'expenses-detail' : 'invoice-details-overview', { id });
}

/** The next action of a record: a button here, or a link to its page. */
export function nextStepOf(item: StuckItem) {
  const { stage, kind, id, bill } = item;
  const to = (label: string, href = hrefOfItem(item), onClick?: () => void) =>
    href !== null && (
      <ButtonLink size="sm" href={href} onClick={onClick}>
        {label}
      </ButtonLink>
    );
  if (stage === 'not_in_xero' && bill) return <MendAction bill={bill} />;
  const act = doneHere(item, can);
  if (act) return <StuckAct act={act} item={item} />;
  if (stage === 'not_approved' && kind === 'expense' && item.awaits_worker === 0 && can('expense-approve'))
    return to(t('stuck.step.review'));
  if (stage === 'not_invoiced' && can('invoice-generate')) {
    return to(t('button.generate_invoice'), hrefOf('finance:generate'), () => select(kind === 'shift' ? 'shifts' : 'expenses', [id]));
  }
  return to(t('stuck.step.open'));
}
