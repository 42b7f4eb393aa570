import { reports } from '@careloom/contract/resources/reports';
import type { Report } from './row-words';

const PATHS: Readonly<Record<Report, string>> = { expense: reports.exportExpenses.path, invoice: reports.exportInvoices.path };

/** The address of the file itself, of a signed link to its public page: both have the same query. */
export const fileAddress = (of: Report, link: string): string => `/api/v1${PATHS[of]}${new URL(link).search}`;
