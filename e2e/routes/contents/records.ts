import type { Invoice } from '@careloom/contract/resources/invoices';
import type { Job } from '@careloom/contract/resources/jobs';
import type { Shift } from '@careloom/contract/resources/shifts';
import { specified } from '../../support/catalogue';
import { dayOf, fullName, moneyOf } from './content';

/** What lists of other remotes show of their first record, in a tab of a house or a worker. */

export const jobCells = ({ name, start_date, weekly_hours, status }: Job) => ({
  'field.job.name_title': name,
  'field.job.start_date': dayOf(start_date),
  'jobs.weekly_hours': Number(weekly_hours).toFixed(2),
  'field.job.status': specified(`option.job_status.${status}`),
});

export const shiftCells = ({ name, worker, date, start_time, end_time, total_hour, total_cost }: Shift) => ({
  'field.shift.worker': `${worker ? fullName(worker) : ''}${name}`,
  'field.shift.date': dayOf(date),
  'field.shift.start_time': `${start_time.slice(0, 5)}–${end_time.slice(0, 5)}`,
  'field.shift.total_hour': total_hour,
  'field.shift.total_cost': moneyOf(total_cost),
});

export const invoiceCells = ({ number, date, hours_of_service, payable_amount, amount_due }: Invoice) => ({
  'field.invoice.number': number,
  'field.invoice.date': dayOf(date),
  'field.invoice.hours_of_service': hours_of_service,
  'field.invoice.payable_amount': moneyOf(payable_amount),
  'field.invoice.amount_due': moneyOf(amount_due),
});
