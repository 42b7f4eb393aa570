export const fieldAgreementMessages = {
  'field.agreement.provider': 'Provider',
  'field.agreement.first_name': 'First Name',
  'field.agreement.last_name': 'Last Name',
  'field.agreement.commencement_date': 'Commencement Date',
  'field.agreement.services': 'Services',
  'field.agreement.hours_of_work': 'Hours of Work',
  'field.agreement.term': 'Term',
  'field.agreement.additional_requirements': 'Additional Requirements',
  'field.agreement.abn': 'ABN',
  'field.agreement.pay_level': 'Pay Level',
  'field.agreement.agreement_date': 'Agreement Date',
  'field.agreement.terminate_reason': 'Terminate Reason',
} as const;
