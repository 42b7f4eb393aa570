import { expenses } from '@careloom/contract/resources/expenses';
import { supportWorkers } from '@careloom/contract/resources/support-workers';
import { formatDate, formatMoney, fullName } from '@careloom/shared/format';
import { t } from '@careloom/shared/i18n';
import { useCall } from '@careloom/shared/query';
import { useCan } from '@careloom/shared/session';
import { ButtonLink, Card, Skeleton, State, useLateWait, Who, type Thing } from '@careloom/shared/ui';
import { linkTo } from '../link-to';

/** Rows of each kind; the list behind the button has the rest. */
const EACH = 3;

interface Need {
  key: string;
  name: string;
  person: string;
  picture: string | null;
  line: string;
  state: { of: Thing; value: string };
  href?: string;
}

/** What waits for the admin side: applicants to look at, expenses to decide. */
export function NeedsYou() {
  const mayVerify = useCan('worker-verify');
  const mayApprove = useCan('expense-approve');
  const page = { page: 1, per_page: EACH };
  const applicants = useCall(supportWorkers.list, { ...page, verification_status: 'pending' }, { enabled: mayVerify });
  const pending = useCall(expenses.list, { ...page, status: 'pending' }, { enabled: mayApprove });
  const waiting = useLateWait((mayVerify && applicants.isPending) || (mayApprove && pending.isPending));

  const needs: Need[] = [
    ...(applicants.data?.items ?? []).map((worker) => ({
      key: `applicant ${worker.id}`,
      name: fullName(worker),
      person: fullName(worker),
      picture: worker.sm_profile_picture_url,
      line: t('dashboard.new_applicant', { date: formatDate(worker.created_at) }),
      state: { of: 'verification' as const, value: worker.verification_status },
      ...linkTo('support-worker-details-overview', {}, { type: 'new-applicants', id: worker.id }),
    })),
    ...(pending.data?.items ?? []).map((expense) => ({
      key: `expense ${expense.id}`,
      name: `${expense.title}, ${formatMoney(expense.amount)}`,
      person: fullName(expense.added_by),
      picture: null,
      line: `${fullName(expense.added_by)} · ${formatDate(expense.date)}`,
      state: { of: 'expense' as const, value: expense.status },
      ...linkTo('expenses-detail', {}, { id: expense.id }),
    })),
  ];
  const total = (applicants.data?.total ?? 0) + (pending.data?.total ?? 0);
  const known = (!mayVerify || applicants.isSuccess) && (!mayApprove || pending.isSuccess);
  return (
    <Card title={t('dashboard.needs_you')} count={total > 0 ? <span className="cl-badge">{total}</span> : undefined} flush>
      {waiting && (
        <div className="cl-cardbody">
          <Skeleton lines={4} />
        </div>
      )}
      {known && needs.length === 0 && <p className="cl-cardbody cl-muted">{t('dashboard.needs_nothing')}</p>}
      {needs.map(({ key, state, href, ...who }) => (
        <div key={key} className="cl-need">
          <Who {...who} />
          <State {...state} />
          {href && (
            <ButtonLink href={href} size="sm">
              {t('dashboard.review')}
              <span className="cl-hidden">: {who.name}</span>
            </ButtonLink>
          )}
        </div>
      ))}
    </Card>
  );
}
