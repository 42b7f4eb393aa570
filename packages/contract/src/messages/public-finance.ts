/** Pages of finance that are opened without a session. */
export const publicFinanceMessages = {
  'export.ready': 'The file is ready. This link works for five minutes after it was made.',
  'export.ask_again': 'Ask for a new one on the page of the report.',
  'xero.webhook_page': 'Xero sends its notices to this address. There is nothing to do here.',
} as const;
