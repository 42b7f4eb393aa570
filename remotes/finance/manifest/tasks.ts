import type { TaskConfig } from '@careloom/federation/define-remote';

/** Tasks that wait for a decision on money. */
export const tasks: TaskConfig[] = [
  {
    kind: 'expense',
    order: 40,
    title: 'finance:task.expense',
    line: 'finance:task.expense_line',
    picture: 'person',
    state: { label: 'finance:task.expense_state', icon: 'hourglass', tone: 'waiting' },
    route: 'expenses-detail',
    params: { id: '{id}' },
    verb: 'finance:task.expense_open',
    act: { verb: 'finance:task.expense_act', permission: 'expense-approve', module: './acts/approve-expense' },
    list: { label: 'finance:task.expense_list', route: 'expenses', query: { status: 'pending' } },
  },
  {
    kind: 'xero',
    order: 50,
    title: 'finance:task.xero',
    line: 'finance:task.xero_line',
    picture: 'icon',
    state: { label: 'finance:task.xero_state', icon: 'cloud-alert', tone: 'stopped' },
    route: 'invoice-details-overview',
    params: { id: '{id}' },
    verb: 'finance:task.xero_open',
    list: { label: 'finance:task.xero_list', route: 'xeroInvoice', query: { sync: 'failed' } },
  },
];

export const taskTexts = {
  'finance:task.expense': '{name}, {amount}',
  'finance:task.expense_line': '{person} · {date}',
  'finance:task.expense_state': 'Pending',
  'finance:task.expense_open': 'Review',
  'finance:task.expense_act': 'Approve',
  'finance:task.expense_list': 'See all {count} pending expenses',
  'finance:task.expense_list_one': 'See the pending expense',
  'finance:task.xero': '{name} did not reach Xero',
  'finance:task.xero_line': '{reason}',
  'finance:task.xero_state': 'Sync failed',
  'finance:task.xero_open': 'Fix',
  'finance:task.xero_list': 'See all {count} that did not reach Xero',
  'finance:task.xero_list_one': 'See the one that did not reach Xero',
} as const;
