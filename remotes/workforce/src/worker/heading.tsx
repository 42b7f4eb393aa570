import type { SupportWorker } from '@careloom/contract/resources/support-workers';
import { formatBusinessNumber, fullName } from '@careloom/shared/format';
import { State } from '@careloom/shared/ui';
import { Hash, House, MapPin, Phone } from 'lucide-react';
import { t } from '../texts';
import { AgreementTag } from './agreement-tag';
import { placeOf } from './columns';
import { AVAILABILITY_STATES, VERIFICATION_STATES } from './states';

/** A worker's picture, name, states and one line of facts. An agreement is named only where it ends soon. */
export const headingOf = (worker: SupportWorker) => ({
  name: fullName(worker),
  picture: worker.sm_profile_picture_url,
  tag: (
    <>
      <State of={VERIFICATION_STATES} value={worker.verification_status} />
      {worker.verification_status === 'verified' && <State of={AVAILABILITY_STATES} value={worker.availability} />}
      {worker.service_agreement?.expiry_message && <AgreementTag agreement={worker.service_agreement} />}
    </>
  ),
  facts: [
    { icon: MapPin, label: t('field.worker.address_info'), value: placeOf(worker) },
    { icon: Phone, label: t('field.house.contact_number'), value: worker.contact_no },
    { icon: House, label: t('records.house'), value: worker.current_house?.name },
    { icon: Hash, label: t('field.worker.abn'), value: worker.details.abn && formatBusinessNumber(worker.details.abn) },
  ],
});
