import { REPORT_ROWS, type ReportRows } from '@careloom/contract/resources/report-groups';
import { useQueryParams } from '@careloom/shared/navigation';

/** What a row of the report is, of the address; houses if it does not say. */
export function useRows(): ReportRows {
  const [params] = useQueryParams();
  return REPORT_ROWS.find((rows) => rows === params.get('by')) ?? 'house';
}
