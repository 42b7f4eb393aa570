import { call } from '../call';
import { instant } from '../entities';
import { id } from '../rules';
import { z } from '../schema';
import { askedReport, reportLabels } from './reports';

/** A report that is generated as a file. Generation continues without the page that requested it, and after a restart of the server. */
export const reportFile = z.object({
  id: z.number(),
  kind: z.string(),
  format: z.string(),
  /** File name: `invoice_report.pdf`. */
  name: z.string(),
  /** Number of rows of the file, and of rows written so far. */
  total: z.number(),
  done: z.number(),
  started_at: instant,
  /** Null while it is being generated. */
  ended_at: z.nullable(instant),
  /** Why there is no file. */
  refusal: z.nullable(z.string()),
});
export type ReportFile = z.output<typeof reportFile>;

/** Files of reports, owned by the user who requested them. They are kept for a day. `reports.exportLink` creates the address of a finished file. */
export const reportFiles = {
  /** @throws 422 `report.too_long` */
  make: call({
    id: 'A-462',
    method: 'POST',
    creates: true,
    path: '/report/files',
    affects: ['report-file'],
    access: ['reports-read'],
    body: askedReport,
    data: reportFile,
    labels: reportLabels,
  }),
  /** The latest first. */
  list: call({
    id: 'A-463',
    method: 'GET',
    path: '/report/files',
    resource: 'report-file',
    access: ['reports-read'],
    data: z.object({ files: z.array(reportFile) }),
  }),
  /** Cancels a file in progress; removes a finished file. */
  remove: call({
    id: 'A-464',
    method: 'DELETE',
    path: '/report/files/:id',
    affects: ['report-file'],
    access: ['reports-read'],
    params: z.object({ id: id() }),
    data: z.object({}),
  }),
};
