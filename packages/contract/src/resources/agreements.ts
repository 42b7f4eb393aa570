import { call } from '../call';
import { dependentChoice } from '../dependents';
import { day, fileUrl, instant, named } from '../entities';
import { pageOf } from '../envelope';
import { listQuery } from '../list-query';
import { abn, date, flag, id, listOf, number, optional, text } from '../rules';
import { z } from '../schema';

export const AGREEMENT_STATUSES = ['pending_sign', 'awaiting_signature', 'signed', 'terminated', 'ended'] as const;

export const serviceAgreement = z.object({
  id: z.number(),
  user_id: z.number(),
  provider: named,
  first_name: z.string(),
  last_name: z.string(),
  commencement_date: day,
  services: z.string(),
  hours_of_work: z.string(),
  /** Months. */
  term: z.number(),
  /** The last day on which it is in force. */
  end_date: day,
  additional_requirements: z.nullable(z.string()),
  abn: z.string(),
  pay_level: named,
  agreement_date: z.nullable(day),
  status: z.string(),
  terminate_reason: z.nullable(z.string()),
  expiry_message: z.nullable(z.string()),
  signed_at: z.nullable(instant),
  /** The PDF: the document to sign, or once signed the copy with the signature. Null before it is sent. */
  document_url: fileUrl,
  /** Number of the worker's agreement: a signed one is never changed, but replaced by a new version. */
  version: z.number(),
  /** SHA-256 of the document to sign, also after signing. */
  document_sha256: z.nullable(z.string()),
  /** Public page on which the signature can be verified. */
  verify_url: z.nullable(z.string()),
});
export type ServiceAgreement = z.output<typeof serviceAgreement>;

export const agreementBody = z.object({
  user_id: id(),
  provider_id: id(),
  commencement_date: date(),
  services: text(2000),
  hours_of_work: text(),
  term: number({ min: 1, max: 120, integer: true }),
  additional_requirements: optional(text(2000)),
  abn: abn(),
  pay_level_id: id(),
  agreement_date: date(),
});
export type AgreementBody = z.output<typeof agreementBody>;

/** Day kinds of an agreement, for the two forms that create one and the one that edits it. */
export const agreementDays = { commencement_date: 'planned', agreement_date: 'planned' } as const;

export const agreementLabels = {
  user_id: 'field.shift.worker',
  provider_id: 'field.agreement.provider',
  commencement_date: 'field.agreement.commencement_date',
  services: 'field.agreement.services',
  hours_of_work: 'field.agreement.hours_of_work',
  term: 'field.agreement.term',
  additional_requirements: 'field.agreement.additional_requirements',
  abn: 'field.agreement.abn',
  pay_level_id: 'field.agreement.pay_level',
  agreement_date: 'field.agreement.agreement_date',
} as const;

/** Maximum length of a drawn signature as a data URL, in characters. */
export const MAX_SIGNATURE = 400_000;

/** `signature` is the typed name, or a drawing as `data:image/png;base64,…`, which `typed_name` may accompany. */
export const signatureBody = z.object({
  signature: text(MAX_SIGNATURE),
  typed_name: optional(text(120)),
  accepted: z.pipe(flag(), z.literal(1, { error: 'validation.accepted' })),
  /** Hash of the document that was read: refused if the document has been replaced since. */
  document_sha256: optional(text(64)),
});
export type SignatureBody = z.output<typeof signatureBody>;

export const signatureLabels = { signature: 'field.agreement.signature', accepted: 'field.agreement.consent' } as const;

/** Visible to anyone with the address of a signature. */
export const verification = z.object({
  /** Whether record, chain and document are unchanged since the signature. */
  valid: z.boolean(),
  status: z.string(),
  provider: z.string(),
  signed_by: z.string(),
  signed_at: instant,
  commencement_date: day,
  end_date: day,
  document_sha256: z.string(),
  /** Hash of the copy with the signature. */
  signed_document_sha256: z.nullable(z.string()),
  hash: z.string(),
  previous_hash: z.string(),
});
export type Verification = z.output<typeof verification>;

const byId = z.object({ id: id() });
const made = { method: 'POST', creates: true, access: ['service-agreement-create'], body: agreementBody, data: serviceAgreement } as const;
const ofOne = { method: 'POST', creates: false, params: byId, data: serviceAgreement } as const;
const ended = { ...ofOne, access: ['service-agreement-terminate'] } as const;
const readers = ['support-worker-read', 'team-leader-support-worker-read', 'worker-service-agreement-read'] as const;

export const agreements = {
  /** An existing draft of the worker is sent with the content of the body. */
  send: call({
    ...made,
    id: 'A-045',
    path: '/support-worker/send-service-agreement-request',
    affects: ['support-worker'],
    success: 'success.agreement_sent',
    labels: agreementLabels,
    days: agreementDays,
  }),
  /** Reminds the worker that an agreement awaits the signature; refused within 24 hours of the last reminder or of sending. */
  remind: call({
    ...ofOne,
    id: 'A-268',
    path: '/service-agreements/:id/remind',
    affects: ['support-worker'],
    access: ['service-agreement-create'],
    success: 'success.agreement_reminded',
  }),
  list: call({
    id: 'A-046',
    method: 'GET',
    path: '/support-worker/service-agreements',
    resource: 'support-worker',
    access: readers,
    query: z.extend(listQuery, { user_id: optional(id()), status: optional(listOf(AGREEMENT_STATUSES)) }),
    data: pageOf(serviceAgreement),
  }),
  terminate: call({
    ...ended,
    id: 'A-047',
    path: '/support-worker/:id/service-agreement-terminate',
    affects: ['support-worker', 'shift'],
    body: z.object({ reason: text(500), shifts: dependentChoice() }),
    success: 'success.agreement_terminated',
    labels: { reason: 'field.agreement.terminate_reason' },
  }),
  end: call({
    ...ended,
    id: 'A-048',
    path: '/support-worker/:id/service-agreement-end',
    affects: ['support-worker', 'shift'],
    body: z.object({ shifts: dependentChoice() }),
    success: 'success.agreement_ended',
  }),
  /** Returns the PDF itself. `id` is the worker's, `n` the agreement's. */
  download: call({
    id: 'A-049',
    method: 'GET',
    path: '/support-worker/:id/service-agreement-download/:n',
    resource: 'support-worker',
    access: ['service-agreement-download'],
    params: z.object({ id: id(), n: id() }),
    data: z.any(),
  }),
  create: call({
    ...made,
    id: 'A-053',
    path: '/support-worker/service-agreement',
    affects: ['support-worker'],
    success: 'success.added',
    labels: agreementLabels,
    days: agreementDays,
  }),
  get: call({
    id: 'A-054',
    method: 'GET',
    path: '/support-worker/service-agreement/:id',
    resource: 'support-worker',
    access: readers,
    params: byId,
    data: serviceAgreement,
  }),
  /**
   * Two calls in one: a manager of agreements sends the form, the worker a signature. The rules depend on the sender, so the server applies
   * them; this schema accepts anything.
   */
  update: call({
    id: 'A-055',
    method: 'PUT',
    path: '/support-worker/service-agreement/:id',
    affects: ['support-worker'],
    access: ['service-agreement-create', 'service-agreement-sign'],
    params: byId,
    body: z.union([agreementBody, signatureBody, z.looseObject({})]),
    data: serviceAgreement,
    success: 'success.updated',
  }),
  remove: call({
    id: 'A-056',
    method: 'DELETE',
    path: '/support-worker/service-agreement/:id',
    affects: ['support-worker'],
    access: ['service-agreement-create'],
    params: byId,
    data: z.object({}),
    success: 'success.deleted',
  }),
  verify: call({
    id: 'A-157',
    method: 'GET',
    path: '/service-agreement/verify/:code',
    resource: 'support-worker',
    access: 'public',
    params: z.object({ code: text(64) }),
    data: verification,
  }),
};
