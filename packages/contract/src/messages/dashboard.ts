export const dashboardMessages = {
  'dashboard.card.total_active_jobs': 'Total Active Jobs',
  'dashboard.card.total_open_jobs': 'Total Open Jobs',
  'dashboard.card.shifts_this_month': 'Shifts This Month',
  'dashboard.card.expenses_this_month': 'Expenses This Month',
  'dashboard.card.invoices_this_month': 'Invoices This Month',
  'dashboard.card.active_support_workers': 'Active Support Workers',
} as const;
