import type { SupportWorker } from '@careloom/contract/resources/support-workers';
import { DetailPage, Overview, type Loaded } from '@careloom/shared/detail';
import { fullName } from '@careloom/shared/format';
import { t } from '../texts';
import { useBreadcrumb } from '@careloom/shared/navigation';
import { Card, Ledger, State } from '@careloom/shared/ui';
import { House, MapPin, Phone } from 'lucide-react';
import { AgreementTag } from './agreement-tag';
import { placeOf } from './columns';
import { ApplicationAnswers, WorkerFacts } from './facts';
import { AVAILABILITY_STATES, VERIFICATION_STATES } from './states';

/** A worker's overview, for the admin side and for team leaders. */
export function WorkerDetail({ query, typeLabel }: { query: Loaded<SupportWorker>; typeLabel?: string }) {
  useBreadcrumb({ 'full name': query.data && fullName(query.data), 'type label': typeLabel });
  return (
    <DetailPage
      query={query}
      heading={(worker) => ({
        name: fullName(worker),
        picture: worker.sm_profile_picture_url,
        tag: <State of={VERIFICATION_STATES} value={worker.verification_status} />,
        facts: [
          { icon: MapPin, label: t('field.worker.address_info'), value: placeOf(worker) },
          { icon: Phone, label: t('field.house.contact_number'), value: worker.contact_no },
          { icon: House, label: t('records.house'), value: worker.current_house?.name },
        ],
      })}
    >
      {(worker) => (
        <Overview aside={<WorkerAside worker={worker} />}>
          <WorkerFacts worker={worker} />
          <ApplicationAnswers details={worker.details} />
        </Overview>
      )}
    </DetailPage>
  );
}

function WorkerAside({ worker }: { worker: SupportWorker }) {
  const { service_agreement: agreement } = worker;
  const facts = [
    { label: t('field.worker.availability'), value: <State of={AVAILABILITY_STATES} value={worker.availability} /> },
    { label: t('field.worker.service_agreement'), value: agreement && <AgreementTag agreement={agreement} /> },
  ];
  return (
    <Card>
      <Ledger facts={facts} />
    </Card>
  );
}
