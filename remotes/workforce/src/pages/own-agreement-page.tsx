import type { ServiceAgreement } from '@careloom/contract/resources/agreements';
import { DetailPage, Overview } from '@careloom/shared/detail';
import { formatDate } from '@careloom/shared/format';
import { hasRoute, hrefOf, queryString, useBreadcrumb, useCurrentPath, useIdParams } from '@careloom/shared/navigation';
import { useCan } from '@careloom/shared/session';
import { ButtonLink } from '@careloom/shared/ui';
import { CalendarDays, Layers, MessageCircleQuestion } from 'lucide-react';
import { useState } from 'react';
import { DocumentCard } from '../agreement/document-card';
import { AgreementFactsCard } from '../agreement/facts-card';
import { useAgreement } from '../agreement/requests';
import { SignForm } from '../agreement/sign-form';
import { t } from '../agreement/texts';
import { AgreementTag } from '../worker/agreement-tag';

/** One of the worker's own agreements: to read, to sign while it awaits a signature, and to download. */
export function OwnAgreementPage() {
  const { id } = useIdParams('id');
  const query = useAgreement(id);
  useBreadcrumb({ provider: query.data?.provider.name });
  return (
    <DetailPage
      query={query}
      heading={(agreement) => ({
        name: agreement.provider.name,
        tag: <AgreementTag agreement={agreement} />,
        facts: [
          { icon: CalendarDays, label: t('field.agreement.term'), value: periodOf(agreement) },
          { icon: Layers, label: t('field.agreement.pay_level'), value: agreement.pay_level.name },
        ],
      })}
    >
      {(agreement) => (
        <Overview key={id} aside={<Signing agreement={agreement} onRefused={() => void query.refetch()} />}>
          <AgreementFactsCard agreement={agreement} />
        </Overview>
      )}
    </DetailPage>
  );
}

const periodOf = ({ commencement_date: from, end_date: to }: ServiceAgreement) => `${formatDate(from)} – ${formatDate(to)}`;

/** The form stays, with the input and the refusal, when the agreement is terminated or replaced while it is being signed. */
function Signing({ agreement, onRefused }: { agreement: ServiceAgreement; onRefused: () => void }) {
  const maySign = useCan('service-agreement-sign');
  const isAwaited = agreement.status === 'awaiting_signature';
  const [wasAwaited, setWasAwaited] = useState(isAwaited);
  const [isSigned, setIsSigned] = useState(false);
  if (isAwaited && !wasAwaited) setWasAwaited(true);
  return (
    <>
      <DocumentCard agreement={agreement} />
      <AskAbout />
      {maySign && wasAwaited && !isSigned && <SignForm agreement={agreement} onSigned={() => setIsSigned(true)} onRefused={onRefused} />}
    </>
  );
}

/** Opens the inbox, where the worker chooses a person to ask; the agreement is attached to the first message. */
function AskAbout() {
  const about = useCurrentPath();
  if (!hasRoute('inbox')) return null;
  return (
    <ButtonLink variant="outline" href={hrefOf('inbox') + queryString({ about })}>
      <MessageCircleQuestion aria-hidden />
      {t('agreement.ask_about')}
    </ButtonLink>
  );
}
