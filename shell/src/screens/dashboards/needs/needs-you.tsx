import { expenses } from '@careloom/contract/resources/expenses';
import { supportWorkers } from '@careloom/contract/resources/support-workers';
import { t } from '../dashboard-texts';
import { useCall } from '@careloom/shared/query';
import { useCan } from '@careloom/shared/session';
import { failureOf } from '../failure-of';
import { linkTo } from '../links';
import { NeedsCard } from './needs-card';
import { applicantNeed, expenseNeed } from './needs-of';

/** Rows of each kind; the linked list has the rest. */
const EACH = 3;

/** A link to the list if it has more items than the card shows. */
const rest = (total = 0, words: Parameters<typeof t>[0], { href }: { href?: string }) =>
  total > EACH && href ? [{ words: t(words, { count: total }), href }] : [];

/** The items that wait for an admin: applicants, if the user may see their list, and expenses to decide. */
export function NeedsYou() {
  const seesApplicants = useCan('new-applicant-read');
  const decides = useCan('expense-approve');
  const page = { page: 1, per_page: EACH };
  const applicants = useCall(supportWorkers.list, { ...page, verification_status: 'pending' }, { enabled: seesApplicants });
  const pending = useCall(expenses.list, { ...page, status: 'pending' }, { enabled: decides });
  const waiting = (seesApplicants && applicants.isPending) || (decides && pending.isPending);
  return (
    <NeedsCard
      needs={[
        ...(applicants.data?.items ?? []).map(applicantNeed),
        ...(pending.data?.items ?? []).map((expense) => expenseNeed(expense, true)),
      ]}
      total={(applicants.data?.total ?? 0) + (pending.data?.total ?? 0)}
      known={(!seesApplicants || applicants.isSuccess) && (!decides || pending.isSuccess)}
      waiting={waiting}
      failed={failureOf(applicants) ?? failureOf(pending)}
      rest={[
        ...rest(applicants.data?.total, 'dashboard.see_all_applicants', linkTo('new-applicants')),
        ...rest(pending.data?.total, 'dashboard.see_all_expenses', linkTo('expenses', { status: 'pending' })),
      ]}
    />
  );
}
