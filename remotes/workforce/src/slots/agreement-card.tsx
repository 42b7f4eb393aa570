import { agreements, type ServiceAgreement } from '@careloom/contract/resources/agreements';
import { RecordLink } from '@careloom/shared/detail';
import { formatDate, fullName } from '@careloom/shared/format';
import { hrefOf, queryString } from '@careloom/shared/navigation';
import { useCall } from '@careloom/shared/query';
import { useSession } from '@careloom/shared/session';
import type { SlotProps } from '@careloom/shared/slots';
import { Skeleton, Subtext } from '@careloom/shared/ui';
import { AgreementTag } from '../worker/agreement-tag';

/** The current state of a service agreement in a few lines that link to it: provider, rates, worker, dates and state. */
export function Fill({ id }: SlotProps<'agreement-card'>) {
  const { data: agreement, error } = useCall(agreements.get, { id });
  const role = useSession(({ user }) => user?.user_type);
  if (!agreement) return error ? <Subtext>{error.message}</Subtext> : <Skeleton lines={2} />;
  const { commencement_date: from, end_date: to } = agreement;
  return (
    <RecordLink
      href={role === 'worker' ? hrefOf('workforce:own-agreement', { id }) : openedHref(role === 'team_leader', agreement)}
      name={agreement.provider.name}
      figure={agreement.pay_level.name}
      line={`${fullName(agreement)} · ${formatDate(from)} – ${formatDate(to)}`}
      tags={<AgreementTag agreement={agreement} />}
    />
  );
}

/** The list of the worker's agreements, with this one open. */
function openedHref(isLeader: boolean, { id, user_id: worker }: ServiceAgreement): string {
  const list = isLeader ? 'team-leader-support-worker-details-agreement' : 'support-worker-details-agreement';
  return hrefOf(list, { type: 'support-workers', id: worker }) + queryString({ agreement: id });
}
