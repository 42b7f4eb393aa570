export const fieldSettingsMessages = {
  'field.settings.shift_fee_percentage': 'Shift Fee Percentage',
  'field.role.permissions': 'Permissions',
} as const;
