import { routes } from '@careloom/federation/define-remote';

export const sharedRoutes = routes(
  { area: 'shared', permission: 'invoice-read' },
  {
    invoices: {
      path: '/:type/invoice',
      title: 'Invoices',
      breadcrumb: 'Dashboard > Invoices',
      page: './pages/invoices-page',
    },
    'invoice-details': {
      path: '/:type/invoices/details/:id',
      title: 'Invoice Detail',
      breadcrumb: 'Dashboard > Invoices > Invoice Detail',
      redirect: 'invoice-details-overview',
    },
    'invoice-details-overview': {
      path: '/:type/invoices/details/:id/overview',
      title: 'Invoice Detail',
      breadcrumb: 'Dashboard > Invoices > {invoice number}',
      page: './pages/invoice-page',
    },
    expenses: {
      path: '/:type/expenses',
      title: 'Expenses',
      breadcrumb: 'Dashboard > Expenses',
      permission: 'expense-read',
      page: './pages/expenses-page',
    },
    'expenses-detail': {
      path: '/:type/expenses/details/:id',
      title: 'Expense Detail',
      breadcrumb: 'Dashboard > Expenses > {title}',
      permission: 'expense-read',
      page: './pages/expense-page',
    },
    'expense-report': {
      path: '/:type/expense-report',
      title: 'Expenses Report',
      breadcrumb: 'Dashboard > Reports > Expenses Report',
      permission: 'reports-read',
      page: './pages/expense-report-page',
    },
    'invoice-report': {
      path: '/:type/invoice-report',
      title: 'Invoices Report',
      breadcrumb: 'Dashboard > Reports > Invoices Report',
      permission: 'reports-read',
      page: './pages/invoice-report-page',
    },
    'fair-shares': {
      path: '/:type/fair-shares',
      title: 'Fair shares',
      breadcrumb: 'Dashboard > Reports > Fair shares',
      permission: 'fair-share-read',
      page: './pages/fair-shares-page',
    },
    'finance:stuck': {
      path: '/:type/stuck',
      title: 'What is stuck',
      breadcrumb: 'Dashboard > Reports > What is stuck',
      permission: 'reports-read',
      page: './pages/stuck-page',
    },
    xeroInvoice: {
      path: '/:type/xero-invoice',
      title: 'Xero Invoices',
      breadcrumb: 'Dashboard > Invoices > Xero Invoices',
      page: './pages/xero-invoices-page',
    },
  },
);

export const generateRoutes = routes(
  { area: 'admin', permission: 'invoice-generate' },
  {
    'finance:generate': {
      path: '/admin/invoice/generate',
      title: 'Generate Invoices',
      breadcrumb: 'Dashboard > Invoices > Generate',
      page: './pages/generate-page',
    },
  },
);

export const workerRoutes = routes(
  { area: 'worker', permission: 'invoice-read' },
  { earnings: { path: '/worker/earnings', title: 'Earnings', breadcrumb: 'Dashboard > Earnings', page: './pages/earnings-page' } },
);

export const adminRoutes = routes(
  { area: 'admin', permission: 'xero-config-read' },
  {
    xeroConfig: {
      path: '/admin/xero-config',
      title: 'Xero Config',
      breadcrumb: 'Dashboard > Masters > Xero Config',
      page: './pages/xero-config-page',
    },
  },
);

export const publicRoutes = routes(
  { area: 'public', permission: null },
  {
    'export-expense': { path: '/export-expense', title: 'Export Expenses', breadcrumb: '', page: './pages/export-page' },
    'export-invoice': { path: '/export-invoice', title: 'Export Invoices', breadcrumb: '', page: './pages/export-page' },
    'xero.webhook': { path: '/xero/webhook', title: 'Xero Webhook', breadcrumb: '', page: './pages/xero-webhook-page' },
  },
);
