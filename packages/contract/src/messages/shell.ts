export const shellMessages = {
  'common.no_records': 'No Records Found',
  'title.suffix': ' | Careloom',
  'client.no_id': 'Id is not provided',
  'client.no_resource': 'Resource is not provided',
  'expiry.in': 'Expiring in N days',
  'expiry.today': 'Expires today',
} as const;
