import type { SupportWorker } from '@careloom/contract/resources/support-workers';
import type { CurrentUser } from '../../platform/http/current-user';
import type { Files } from '../../platform/files/files';
import { bit, isoOf, isoOrNull } from '../../platform/serialize/values';
import { summaryOf } from './agreement-of';
import type { WorkerRow } from './select-workers';

/** Serializes a support worker for a viewer who may read workers. @param today in the organisation's time zone */
export function serializeWorker(files: Files, viewer: CurrentUser, today: string, row: WorkerRow): SupportWorker {
  const { worker } = row;
  return {
    id: worker.id,
    first_name: worker.first_name,
    last_name: worker.last_name,
    email: worker.email,
    dob: worker.dob,
    gender: worker.gender,
    contact_no: worker.contact_no,
    profile_picture: files.url(worker.picture_file_id, viewer.id),
    sm_profile_picture_url: files.url(worker.picture_file_id, viewer.id, 'small'),
    created_at: isoOf(worker.created_at),
    verification_status: worker.verification_status ?? 'pending',
    availability: row.occupied ? 'occupied' : 'available',
    is_active: bit(worker.is_active),
    archived_at: isoOrNull(worker.archived_at),
    xero_contact_id: worker.xero_contact_id,
    email_verified_at: isoOrNull(worker.email_verified_at),
    details: detailsOf(row),
    location: { address: worker.address, suburb: worker.suburb, state: row.state, post_code: worker.post_code },
    service_agreement: row.agreement && summaryOf(row.agreement, today),
    current_house: row.current_house,
  };
}

const detailsOf = ({ worker }: WorkerRow): SupportWorker['details'] => ({
  abn: worker.abn,
  gst_registered: bit(worker.gst_registered),
  other_info: worker.other_info,
  why_contractor: worker.why_contractor,
  prior_experience: worker.prior_experience,
  bringing_clients: bit(worker.bringing_clients),
  clients: worker.clients,
  weekly_hours: worker.weekly_hours,
  heard_about: worker.heard_about,
});
