import type { DataOf } from '@careloom/contract/call';
import type { dashboards } from '@careloom/contract/resources/dashboards';
import { t } from '../dashboard-texts';
import { ButtonLink, Note } from '@careloom/shared/ui';
import { linkTo } from '../links';

interface AgreementNoteProps {
  agreement: NonNullable<DataOf<typeof dashboards.worker>['agreement']>;
}

/** Notifies the worker that a service agreement waits for a signature or is about to expire. */
export function AgreementNote({ agreement: { status, expiry_message } }: AgreementNoteProps) {
  const waits = status === 'awaiting_signature';
  if (!waits && !expiry_message) return null;
  const { href } = linkTo('worker-service-agreements');
  const action = href && (
    <ButtonLink href={href} size="sm">
      {t(waits ? 'button.sign' : 'menu.service_agreements')}
    </ButtonLink>
  );
  return (
    <Note kind="warning" action={action}>
      {waits ? t('dashboard.agreement_waits') : `${t('menu.service_agreements')}: ${expiry_message}`}
    </Note>
  );
}
