export const fieldSettingsMessages = {
  'field.settings.shift_fee_percentage': 'Shift Fee Percentage',
  'field.role.permissions': 'Permissions',
  'field.organisation.login_errors': 'Login texts',
  'field.organisation.payment_days': 'Payment days',
  'field.organisation.second_factor_roles': 'Roles that need a second factor',
} as const;

export const fieldProviderMessages = {
  'field.provider.name': 'Name',
  'field.provider.acn_abn': 'ACN/ABN',
} as const;

/** Labels of an API token's fields. */
export const fieldTokenMessages = {
  'field.token.name': 'Name',
  'field.token.expires_on': 'Expires on',
} as const;

export const fieldXeroMessages = {
  'field.xero.api_key': 'API Key',
  'field.xero.secret_key': 'Secret Key',
  'field.xero.line_items': 'Line Items',
  'field.xero.item_code': 'Item Code',
  'field.xero.purchase_account_code': 'Purchase Account Code',
  'field.xero.sales_account_code': 'Sales Account Code',
  'field.xero.contact_id': 'Contact Id',
} as const;

export const fieldPayLevelMessages = {
  'field.pay_level.name': 'Name',
  'field.pay_level.start_time': 'Start Time',
  'field.pay_level.end_time': 'End Time',
  'field.pay_level.pay_rate_per_hour': 'Pay Rate per Hour',
  'field.pay_level.saturday_rate': 'Saturday Rate',
  'field.pay_level.sunday_rate': 'Sunday Rate',
  'field.pay_level.holiday_rate': 'Holiday Rate',
  'field.pay_level.sleep_over_fixed_rate': 'Sleep Over (Fixed Rate)',
  'field.pay_level.active_night': 'Active Night',
  'field.pay_level.weekday_rate': 'Weekday Rate',
  'field.pay_level.weekend_rate': 'Weekend Rate',
  'field.pay_level.24_hour_overnight_rate': '24-Hour/Overnight Rate',
} as const;
