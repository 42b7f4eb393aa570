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
