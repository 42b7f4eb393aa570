import type { Expense } from '@careloom/contract/resources/expenses';
import type { SupportWorker } from '@careloom/contract/resources/support-workers';
import { formatDate, formatMoney, fullName } from '@careloom/shared/format';
import { t } from '../dashboard-texts';
import type { Vocabulary } from '@careloom/shared/ui';
import { linkTo } from '../links';
import { APPLICANT_STATES, EXPENSE_STATES } from '../states';

/** An item that waits for the user. */
export interface Need {
  key: string;
  name: string;
  person: string;
  picture: string | null;
  line: string;
  state: { of: Vocabulary; value: string };
  href?: string;
  /** Id of the expense, if it can be approved here. */
  expense?: number;
}

/** An applicant who has not been reviewed. */
export const applicantNeed = (worker: SupportWorker): Need => ({
  key: `applicant ${worker.id}`,
  name: fullName(worker),
  person: fullName(worker),
  picture: worker.sm_profile_picture_url,
  line: t('dashboard.new_applicant', { date: formatDate(worker.created_at) }),
  state: { of: APPLICANT_STATES, value: worker.verification_status },
  ...linkTo('support-worker-details-overview', {}, { type: 'new-applicants', id: worker.id }),
});

/** Whether the server would accept an approval by this user. An older server does not send these fields. */
const isApprovable = ({ worker, awaits_worker, for_another }: Expense) => worker !== null && awaits_worker !== 1 && for_another !== 1;

/** A pending expense. @param decides whether the user may approve expenses */
export const expenseNeed = (expense: Expense, decides: boolean): Need => ({
  key: `expense ${expense.id}`,
  name: `${expense.title}, ${formatMoney(expense.amount)}`,
  person: fullName(expense.added_by),
  picture: null,
  line: `${fullName(expense.added_by)} · ${formatDate(expense.date)}`,
  state: { of: EXPENSE_STATES, value: expense.status },
  ...linkTo('expenses-detail', {}, { id: expense.id }),
  ...(decides && isApprovable(expense) && { expense: expense.id }),
});
