import type { ServiceAgreement } from '@careloom/contract/resources/agreements';
import type { CurrentUser } from '../../platform/http/current-user';
import { expiryMessage } from '../organisation/expiry-message';
import type { Services } from '../../platform/services';
import { isoOrNull } from '../../platform/serialize/values';
import type { AgreementRow } from './select-agreements';
import { documentAddress } from './stored-documents';
import { verifyAddress } from './verify-address';

/** Serializes an agreement for a viewer. @param today in the organisation's time zone */
export function serializeAgreement({ files, env }: Services, viewer: CurrentUser, today: string, row: AgreementRow): ServiceAgreement {
  const { agreement, provider, pay_level, code } = row;
  return {
    id: agreement.id,
    user_id: agreement.user_id,
    provider,
    first_name: agreement.first_name,
    last_name: agreement.last_name,
    commencement_date: agreement.commencement_date,
    services: agreement.services,
    hours_of_work: agreement.hours_of_work,
    term: agreement.term_months,
    end_date: agreement.end_date,
    additional_requirements: agreement.additional_requirements,
    abn: agreement.abn,
    pay_level,
    agreement_date: agreement.agreement_date,
    status: agreement.status,
    terminate_reason: agreement.terminate_reason,
    expiry_message: agreement.status === 'signed' ? expiryMessage(today, agreement.end_date) : null,
    signed_at: isoOrNull(agreement.signed_at),
    document_url: documentAddress(files, agreement.id, agreement.signed_file_id ?? agreement.document_file_id, viewer.id),
    version: agreement.version,
    document_sha256: agreement.document_sha256,
    verify_url: code === null ? null : verifyAddress(env.publicUrl, code),
  };
}
