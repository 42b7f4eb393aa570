import { routes } from '@careloom/federation/define-remote';

export const sharedRoutes = routes(
  { area: 'shared', permission: 'invoice-read' },
  {
    invoices: ['/:type/invoice', 'Invoices', 'Dashboard > Invoices'],
    'invoice-details': [
      '/:type/invoices/details/:id',
      'Invoice Detail',
      'Dashboard > Invoices > Invoice Detail',
      { redirect: 'invoice-details-overview' },
    ],
    'invoice-details-overview': ['/:type/invoices/details/:id/overview', 'Invoice Detail', 'Dashboard > Invoices > {invoice number}'],
    expenses: ['/:type/expenses', 'Expenses', 'Dashboard > Expenses', { permission: 'expense-read' }],
    'expenses-detail': ['/:type/expenses/details/:id', 'Expense Detail', 'Dashboard > Expenses > {title}', { permission: 'expense-read' }],
    'expense-report': ['/:type/expense-report', 'Expenses Report', 'Dashboard > Reports > Expenses Report', { permission: 'reports-read' }],
    'invoice-report': ['/:type/invoice-report', 'Invoices Report', 'Dashboard > Reports > Invoices Report', { permission: 'reports-read' }],
    xeroInvoice: ['/:type/xero-invoice', 'Xero Invoices', 'Dashboard > Invoices > Xero Invoices'],
  },
);
