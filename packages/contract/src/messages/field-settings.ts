export const fieldSettingsMessages = {
  'field.settings.shift_fee_percentage': 'Shift Fee Percentage',
} as const;
