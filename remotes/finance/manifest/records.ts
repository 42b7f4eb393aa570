import type { RecordActConfig, RecordConfig } from '@careloom/federation/define-remote';

/** Invoices in the command palette, found by number or worker. */
export const records: RecordConfig[] = [
  {
    kind: 'invoice',
    order: 60,
    heading: 'finance:record.invoices',
    sign: '#',
    picture: 'icon',
    icon: 'receipt-text',
    line: 'finance:record.line',
    states: {
      generated: { label: 'finance:record.generated', icon: 'receipt-text', tone: 'open' },
      awaiting_payment: { label: 'finance:record.awaiting_payment', icon: 'hourglass', tone: 'waiting' },
      part_paid: { label: 'finance:record.part_paid', icon: 'chart-pie', tone: 'waiting' },
      paid: { label: 'finance:record.paid', icon: 'circle-check-big', tone: 'done' },
      void: { label: 'finance:record.void', icon: 'ban', tone: 'quiet' },
    },
    pages: [{ route: 'invoice-details-overview', params: { id: '{id}' } }],
    facts: { house: 'finance:record.house', payable: 'finance:record.payable', due: 'finance:record.due' },
  },
];

export const recordActs: RecordActConfig[] = [
  {
    on: 'worker',
    order: 10,
    label: 'finance:record.expenses_of',
    icon: 'wallet',
    permission: 'expense-read',
    page: { route: 'expenses', query: { worker_id: '{id}' } },
  },
];

export const recordTexts = {
  'finance:record.invoices': 'Invoices',
  'finance:record.line': '{worker} · {date}',
  'finance:record.generated': 'Generated',
  'finance:record.awaiting_payment': 'awaiting payment',
  'finance:record.part_paid': 'Part paid',
  'finance:record.paid': 'Paid',
  'finance:record.void': 'Void',
  'finance:record.house': 'House',
  'finance:record.payable': 'Payable Amount',
  'finance:record.due': 'Amount Due',
  'finance:record.expenses_of': 'Expenses of {name}',
} as const;
