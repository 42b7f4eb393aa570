import type { SupportWorker } from '@careloom/contract/resources/support-workers';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { CurrentUser } from '../../platform/http/current-user';
import { serviceAgreements } from '../../platform/db/schema/agreements';
import { invoices } from '../../platform/db/schema/invoices';
import { jobs } from '../../platform/db/schema/jobs';
import { houses } from '../../platform/db/schema/places';
import { shifts } from '../../platform/db/schema/shifts';
import type { Executor } from '../../platform/db/transaction';
import { countOf } from '../../platform/list/aggregate';
import { agreementsWithin } from '../agreements/agreement-record';
import { readFigures } from '../dashboards/figures';
import { TO_WORK } from '../dashboards/upcoming-shifts';
import { invoicesWithin } from '../invoices/invoice-record';
import { IN_USE, jobsWithin } from '../jobs/job-record';
import { shiftsWithin } from '../shifts/shift-record';

/** How many jobs, shifts, invoices and agreements of a worker the viewer's lists have, in one statement. */
export const countRecords = (executor: Executor, viewer: CurrentUser, id: number): Promise<NonNullable<SupportWorker['counts']>> =>
  readFigures(executor, {
    jobs: countOf(sql`
      from ${jobs} join ${houses} on ${eq(houses.id, jobs.house_id)}
      where ${and(eq(jobs.worker_id, id), IN_USE, jobsWithin(viewer))}`),
    shifts: countOf(sql`from ${shifts} where ${and(eq(shifts.worker_id, id), shiftsWithin(viewer))}`),
    invoices: countOf(sql`
      from ${invoices} left join ${houses} on ${eq(houses.id, invoices.house_id)}
      where ${and(eq(invoices.worker_id, id), invoicesWithin(viewer))}`),
    current_jobs: countOf(sql`
      from ${jobs} join ${houses} on ${eq(houses.id, jobs.house_id)}
      where ${and(eq(jobs.worker_id, id), eq(jobs.status, 'assigned'), IN_USE, jobsWithin(viewer))}`),
    next_shifts: countOf(sql`
      from ${shifts} where ${and(eq(shifts.worker_id, id), inArray(shifts.status, TO_WORK), shiftsWithin(viewer))}`),
    service_agreements: countOf(sql`
      from ${serviceAgreements} where ${and(eq(serviceAgreements.user_id, id), agreementsWithin(viewer))}`),
  });
