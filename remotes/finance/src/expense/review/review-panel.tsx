import type { Expense } from '@careloom/contract/resources/expenses';
import { formatDate, formatMoney, fullName } from '@careloom/shared/format';
import { hrefOf } from '@careloom/shared/navigation';
import { Avatar, Button, KeyLegend, Ledger, Prose, TextLink } from '@careloom/shared/ui';
import { Pencil, Trash2 } from 'lucide-react';
import { useEffect } from 'react';
import { t } from '../texts';
import { allowedOn } from '../rules';
import { useViewer } from '../use-viewer';
import { Decision, type DecisionProps } from './decision';
import { Receipt } from './receipt';
import styles from './review-panel.module.css';
import { markSeen } from './seen';

interface ReviewPanelProps extends DecisionProps {
  onEdit: (expense: Expense) => void;
  onRemove: (expense: Expense) => void;
}

/** One expense beside the list with its receipt, so that the receipt is seen before each decision. */
export function ReviewPanel({ expense, onEdit, onRemove, ...decision }: ReviewPanelProps) {
  const allowed = allowedOn(expense, useViewer());
  useEffect(() => markSeen(expense), [expense]);
  const { id, title, amount, date, worker, added_by, description } = expense;
  const person = fullName(worker ?? added_by);
  return (
    <section className={styles.panel} aria-label={t('expense.beside')}>
      <div className={styles.head}>
        <Avatar name={person} picture={worker?.sm_profile_picture_url} size={40} />
        <div className={styles.words}>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.line}>{t('expense.who_when', { worker: person, day: formatDate(date) })}</p>
        </div>
        <p className={styles.amount}>{formatMoney(amount)}</p>
      </div>
      <Receipt expense={expense} low={decision.rejecting} />
      <Ledger facts={factsOf(expense)} />
      {description && <Prose>“{description}”</Prose>}
      <Decision expense={expense} {...decision} />
      {/* While the reason is written, it has the room. */}
      <div className={styles.foot} hidden={decision.rejecting}>
        <TextLink href={hrefOf('expenses-detail', { id })}>{t('form.expense_detail')}</TextLink>
        {allowed.edit && (
          <Button size="sm" variant="ghost" onClick={() => onEdit(expense)}>
            <Pencil aria-hidden />
            {t('expense.edit')}
          </Button>
        )}
        {allowed.remove && (
          <Button size="sm" variant="ghost" onClick={() => onRemove(expense)}>
            <Trash2 aria-hidden />
            {t('records.delete')}
          </Button>
        )}
        <KeyLegend>
          <kbd>J</kbd>
          <kbd>K</kbd>
          <span>{t('expense.key_move')}</span>
        </KeyLegend>
      </div>
    </section>
  );
}

const factsOf = ({ house, job, worker, added_by, approved_by, approved_date, reject_reason }: Expense) => [
  { label: t('field.expense.house'), value: house.name },
  { label: t('field.expense.job'), value: job.name },
  ...(worker?.id === added_by.id ? [] : [{ label: t('field.expense.added_by'), value: fullName(added_by) }]),
  ...(approved_by ? [{ label: t('field.expense.approved_by'), value: fullName(approved_by) }] : []),
  ...(approved_date ? [{ label: t('field.expense.approved_date'), value: formatDate(approved_date) }] : []),
  ...(reject_reason ? [{ label: t('field.expense.reject_reason'), value: reject_reason }] : []),
];
