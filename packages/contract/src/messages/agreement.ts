export const fieldAgreementMessages = {
  'field.agreement.provider': 'Provider',
  'field.agreement.commencement_date': 'Commencement Date',
  'field.agreement.services': 'Services',
  'field.agreement.hours_of_work': 'Hours of Work',
  'field.agreement.term': 'Term',
  'field.agreement.additional_requirements': 'Additional Requirements',
  'field.agreement.abn': 'ABN',
  'field.agreement.pay_level': 'Pay Level',
  'field.agreement.agreement_date': 'Agreement Date',
  'field.agreement.terminate_reason': 'Terminate Reason',
  'field.agreement.signature': 'Signature',
  'field.agreement.consent': 'Consent',
  'agreement.consent': 'I have read this service agreement and sign it electronically.',
} as const;

export const agreementVerifyMessages = {
  'agreement.verify.title': 'Signature of a Service Agreement',
  'agreement.verify.valid': 'This signature is genuine and unchanged.',
  'agreement.verify.invalid': 'This signature can not be confirmed: something was changed after it was given.',
  'agreement.verify.signed_by': 'Signed by',
  'agreement.verify.signed_at': 'Signed at',
  'agreement.verify.status': 'Status',
  'agreement.verify.document': 'SHA-256 of what was signed',
  'agreement.verify.copy': 'SHA-256 of the copy with the signature',
  'agreement.verify.hash': 'Signature hash',
  'agreement.verify.previous': 'Follows',
} as const;
