export const fieldWorkerMessages = {
  'field.worker.name': 'Name',
  'field.worker.xero_contact_id': 'Xero Contact ID',
  'field.worker.date_of_application': 'Date of Application',
  'field.worker.verification_status': 'Verification Status',
  'field.worker.availability': 'Availability',
  'field.worker.address_info': 'Address Info',
  'field.worker.other_info': 'Other Info',
  'field.worker.service_agreement': 'Service Agreement',
  'field.worker.abn': 'ABN',
  'field.worker.why_become_a_contractor': 'Why become a contractor',
  'field.worker.prior_experience': 'Prior Experience',
  'field.worker.bringing_clients': 'Bringing Clients',
  'field.worker.client_name': 'Client Name',
  'field.worker.client_email': 'Client Email',
  'field.worker.weekly_hours_wanted': 'Weekly Hours Wanted',
  'field.worker.how_they_heard_about_the_product': 'How they heard about the product',
} as const;

export const fieldAccountMessages = {
  'records.current_password': 'Current password',
  'records.new_password': 'New password',
  'records.confirm_password': 'Confirm password',
  'sign_up.password': 'Password',
  'sign_up.confirm': 'Confirm password',
} as const;

export const fieldContactMessages = {
  'field.contact.message': 'Message',
} as const;
