import { routes } from '@careloom/federation/define-remote';

export const publicRoutes = routes(
  { area: 'public', permission: null },
  {
    'export-expense': ['/export-expense', 'Export Expenses', ''],
    'export-invoice': ['/export-invoice', 'Export Invoices', ''],
    'xero.webhook': ['/xero/webhook', 'Xero Webhook', ''],
  },
);
