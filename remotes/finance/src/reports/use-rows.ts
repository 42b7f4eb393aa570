import { REPORT_ROWS, type ReportRows } from '@careloom/contract/resources/report-groups';
import { useQueryParams } from '@careloom/shared/navigation';

/** The grouping of the report in the address; houses by default. */
export function useRows(): ReportRows {
  const [params] = useQueryParams();
  return REPORT_ROWS.find((rows) => rows === params.get('by')) ?? 'house';
}
