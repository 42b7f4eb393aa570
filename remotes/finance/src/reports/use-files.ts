import { type ReportFile, reportFiles } from '@careloom/contract/resources/report-files';
import { type EXPORT_FORMATS, reports } from '@careloom/contract/resources/reports';
import { flashError } from '@careloom/shared/chrome';
import { send } from '@careloom/shared/http';
import { useQueryParams } from '@careloom/shared/navigation';
import { resourceChanged, useCall } from '@careloom/shared/query';
import { useEffect, useRef } from 'react';
import type { Report } from './row-words';

export type Format = (typeof EXPORT_FORMATS)[number];

/** Pushes report each step; without them the page polls. */
const ASK_AGAIN_MS = 1_500;
/** The filters of a report that also apply to its file. */
const NARROWING = ['search', 'from', 'to', 'house_id', 'worker_id', 'status'] as const;
const PATHS: Readonly<Record<Report, string>> = { expense: reports.exportExpenses.path, invoice: reports.exportInvoices.path };

/** Downloads a file. The signed link points to a public page; the URL of the file takes the same query. */
export async function download(of: Report, asked: object): Promise<void> {
  const link = await send(reports.exportLink, { ...asked, kind: of });
  if (link.ok) window.location.assign(`/api/v1${PATHS[of]}${new URL(link.data.url).search}`);
  else flashError(link.message);
}

interface Files {
  files: readonly ReportFile[];
  make: (format: Format) => Promise<void>;
  /** Whether the list of files is still loading. */
  isComing: boolean;
}

/** The user's files of a report, and a function to request one for the current filters. A file requested by this page is downloaded when ready. */
export function useFiles(of: Report): Files {
  const { data, isPending, isPaused, refetch } = useCall(reportFiles.list, {});
  const [params] = useQueryParams();
  const asked = useRef(new Set<number>());
  const files = (data?.files ?? []).filter(({ kind }) => kind === of);
  const isGoing = files.some(({ ended_at }) => ended_at === null);
  useEffect(() => {
    if (!isGoing) return;
    const timer = setInterval(() => void refetch(), ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isGoing, refetch]);
  useEffect(() => {
    for (const { id, kind, format, ended_at, refusal } of data?.files ?? [])
      if (kind === of && ended_at !== null && asked.current.delete(id) && refusal === null) void download(of, { format, file: id });
  }, [data, of]);

  async function make(format: Format) {
    const filters = Object.fromEntries(NARROWING.flatMap((name) => (params.get(name) ? [[name, params.get(name)]] : [])));
    const begun = await send(reportFiles.make, { ...filters, kind: of, format });
    if (begun.ok) {
      asked.current.add(begun.data.id);
      await resourceChanged('report-file', [begun.data.id]);
    } else if (begun.code === 404) await download(of, { ...filters, format });
    else flashError(begun.message);
  }
  return { files, make, isComing: isPending && !isPaused };
}
