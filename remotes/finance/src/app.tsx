import { lazyPage, remoteApp } from '@careloom/shared/navigation';
import { addFinanceTexts } from './texts';

addFinanceTexts();

const InvoicesPage = lazyPage(() => import('./features/list-invoices/invoices-page').then((module) => module.InvoicesPage));
const InvoicePage = lazyPage(() => import('./features/invoice-detail/invoice-page').then((module) => module.InvoicePage));
const ExpensesPage = lazyPage(() => import('./features/list-expenses/expenses-page').then((module) => module.ExpensesPage));
const ExpensePage = lazyPage(() => import('./features/expense-detail/expense-page').then((module) => module.ExpensePage));
const ExportExpensePage = lazyPage(() => import('./features/public/export-page').then((module) => module.ExportExpensePage));
const ExportInvoicePage = lazyPage(() => import('./features/public/export-page').then((module) => module.ExportInvoicePage));
const XeroWebhookPage = lazyPage(() => import('./features/public/xero-webhook-page').then((module) => module.XeroWebhookPage));

export const App = remoteApp('finance', {
  invoices: InvoicesPage,
  'invoice-details-overview': InvoicePage,
  expenses: ExpensesPage,
  'expenses-detail': ExpensePage,
  'export-expense': ExportExpensePage,
  'export-invoice': ExportInvoicePage,
  'xero.webhook': XeroWebhookPage,
});
