import type { SupportWorker } from '@careloom/contract/resources/support-workers';
import { formatDate, fullName } from '@careloom/shared/format';
import type { Column } from '@careloom/shared/list';
import { State, Who } from '@careloom/shared/ui';
import { t } from '../texts';
import { AgreementTag } from './agreement-tag';
import { AVAILABILITY_STATES, VERIFICATION_STATES } from './states';

type WorkerColumn = 'name' | 'house' | 'contact' | 'applied' | 'agreement' | 'availability' | 'verification';

const columns = (): Readonly<Record<WorkerColumn, Column<SupportWorker>>> => ({
  name: {
    key: 'name',
    head: t('field.worker.name'),
    place: 'title',
    sort: 'name',
    cell: (worker) => <Who name={fullName(worker)} line={placeOf(worker)} picture={worker.sm_profile_picture_url} />,
  },
  house: { key: 'house', head: t('records.house'), place: 'line', drop: 2, cell: ({ current_house }) => current_house?.name },
  contact: { key: 'contact', head: t('field.house.contact_number'), drop: 1, cell: ({ contact_no }) => contact_no },
  applied: {
    key: 'applied',
    head: t('field.worker.date_of_application'),
    sort: 'created_at',
    number: true,
    drop: 3,
    cell: ({ created_at }) => formatDate(created_at),
  },
  agreement: {
    key: 'agreement',
    head: t('field.worker.service_agreement'),
    tag: true,
    cell: ({ service_agreement }) => service_agreement && <AgreementTag agreement={service_agreement} />,
  },
  availability: {
    key: 'availability',
    head: t('field.worker.availability'),
    place: 'tag',
    cell: ({ availability }) => <State of={AVAILABILITY_STATES} value={availability} />,
  },
  verification: {
    key: 'verification',
    head: t('field.worker.verification_status'),
    place: 'tag',
    cell: ({ verification_status }) => <State of={VERIFICATION_STATES} value={verification_status} />,
  },
});

/** The columns of one list of workers, by name. */
export function workerColumns(...wanted: readonly WorkerColumn[]): Column<SupportWorker>[] {
  const all = columns();
  return wanted.map((name) => all[name]);
}

/** `Penrith NSW 2750`; empty if the worker gave no address. */
export const placeOf = ({ location: { suburb, state, post_code } }: Pick<SupportWorker, 'location'>) =>
  [suburb, state?.name, post_code].filter(Boolean).join(' ');
