import type { Call, DataOf, InputFor } from '@careloom/contract/call';
import { applicants } from '@careloom/contract/resources/applicants';
import { chat } from '@careloom/contract/resources/chat';
import { expenses } from '@careloom/contract/resources/expenses';
import { invoices } from '@careloom/contract/resources/invoices';
import { jobs } from '@careloom/contract/resources/jobs';
import { shifts } from '@careloom/contract/resources/shifts';
import type { Office } from './office';
import type { Person } from './people';
import { jobBody } from './records';
import { type Answer, sendCall } from './send';
import { until } from './until';

/** A write that the server answered with success. */
export interface Acknowledged {
  table: 'jobs' | 'applications' | 'messages' | 'shifts' | 'expenses' | 'invoices';
  id: number;
  /** Columns that were acknowledged with these values, and that no later write of this test changes. */
  row: Record<string, string | number>;
}

/** Hours of a day at which a shift of two hours begins. */
const STARTS = [8, 10, 12, 14, 16];
const SLOWEST_MS = 60_000;
let slots = 0;
let named = 0;

/** Writes to the server at `url`, in several concurrent loops, until the server is gone. */
export function writeUntilGone(url: string, office: Office) {
  const acknowledged: Acknowledged[] = [];
  let endExpected = false;
  const { admin, worker, house, job } = office;
  const took = (table: Acknowledged['table'], id: number, row: Acknowledged['row'] = {}) => acknowledged.push({ table, id, row });

  async function send<C extends Call>(call: C, input: InputFor<C>, by: Person, allowed = [200]): Promise<Answer<DataOf<C>>> {
    const answer = await sendCall(url, call, input, { token: by.token });
    if (!allowed.includes(answer.status)) throw new Error(`${call.id} was answered ${answer.status} ${answer.message}`);
    return answer;
  }

  async function assignJob() {
    const name = `Job ${++named}`;
    const { id } = (await send(jobs.create, jobBody(house.id, { name }), admin)).data;
    took('jobs', id, { name });
    const { data } = await send(applicants.apply, { job_id: id }, worker);
    took('applications', data.id, { job_id: id, worker_id: worker.id });
    await send(applicants.assign, { id, n: data.id }, admin);
    took('jobs', id, { status: 'assigned', worker_id: worker.id });
    took('applications', data.id, { status: 'assigned' });
  }

  async function billExpense() {
    const title = `Fares ${++named}`;
    const { id } = (await send(expenses.create, { date: '2026-11-19', title, amount: '18.40', job_id: job.id }, worker)).data;
    took('expenses', id, { title, amount_cents: 1_840 });
    await send(expenses.approve, { id }, admin);
    took('expenses', id, { status: 'approved' });
    const [invoice] = (await send(invoices.generate, { shift_ids: [], expense_ids: [id] }, admin)).data.invoices;
    if (!invoice) throw new Error('No invoice was generated.');
    took('invoices', invoice.id, { number: invoice.number, payable_cents: 1_840 });
    took('expenses', id, { invoice_id: invoice.id });
  }

  /** Two shifts at the same time: one of them is refused. */
  async function planShifts() {
    const slot = slots++;
    const date = new Date(Date.UTC(2026, 0, 1 + (Math.floor(slot / STARTS.length) % 360))).toISOString().slice(0, 10);
    const hour = STARTS[slot % STARTS.length] ?? 8;
    const [start_time, end_time] = [hour, hour + 2].map((value) => `${String(value).padStart(2, '0')}:00`) as [string, string];
    const body = { job_id: job.id, worker_id: worker.id, date, start_time, end_time, type: 'normal' } as const;
    const plan = async (name: string) => {
      const { status, data } = await send(shifts.create, { ...body, name }, admin, [200, 422]);
      if (status === 200) took('shifts', data.id, { name, date }); // the status is omitted, because it changes with time
    };
    await together([plan(`Shift ${++named}`), plan(`Shift ${++named}`)]);
  }

  async function talk() {
    const message = `Message ${++named}`;
    took('messages', (await send(chat.send, { recipient_id: admin.id, message }, worker)).data.id, { message });
  }

  async function goOn(work: () => Promise<void>) {
    try {
      for (;;) await work();
    } catch (error) {
      // A call interrupted by the server's end is not acknowledged; any other failure is an error of the test.
      if (!(endExpected && error instanceof TypeError)) throw error;
    }
  }

  // Handled by `acknowledged`, which may be called long after a loop has failed.
  const over = together([assignJob, billExpense, planShifts, talk].map(goOn));
  over.catch(() => undefined);
  return {
    /** Waits until this many writes are acknowledged. */
    reached: (count: number) => until(() => acknowledged.length >= count, SLOWEST_MS),
    /** From this call on, a broken connection is not a failure. */
    expectEnd: () => void (endExpected = true),
    /** The acknowledged writes, once the server is gone. @throws an earlier failure of a loop */
    acknowledged: () => over.then(() => acknowledged),
  };
}

/** Waits until all promises are settled, so that none is left behind; then throws the first failure. */
async function together(all: Promise<void>[]): Promise<void> {
  const failed = (await Promise.allSettled(all)).find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}
