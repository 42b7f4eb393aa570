export const optionMessages = {
  'option.agreement_status.terminated': 'Terminated',
  'option.agreement_status.ended': 'Ended',
  'option.agreement_status.signed': 'Signed',
} as const;
