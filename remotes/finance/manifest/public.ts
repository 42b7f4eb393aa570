import { routes } from '@careloom/federation/define-remote';

export const publicRoutes = routes(
  { area: 'public', permission: null },
  {
    'export-expense': { path: '/export-expense', title: 'Export Expenses', breadcrumb: '', page: './pages/export-page' },
    'export-invoice': { path: '/export-invoice', title: 'Export Invoices', breadcrumb: '', page: './pages/export-page' },
    'xero.webhook': { path: '/xero/webhook', title: 'Xero Webhook', breadcrumb: '', page: './pages/xero-webhook-page' },
  },
);
