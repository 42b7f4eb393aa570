export const fieldProviderMessages = {
  'field.provider.name': 'Name',
  'field.provider.acn_abn': 'ACN/ABN',
} as const;
