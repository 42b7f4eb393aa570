export const fieldXeroMessages = {
  'field.xero.api_key': 'API Key',
  'field.xero.secret_key': 'Secret Key',
  'field.xero.line_items': 'Line Items',
  'field.xero.item_code': 'Item Code',
  'field.xero.purchase_account_code': 'Purchase Account Code',
  'field.xero.sales_account_code': 'Sales Account Code',
  'field.xero.contact_id': 'Contact Id',
} as const;
