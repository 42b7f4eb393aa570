import { describeIssues } from '@careloom/contract/issues';
import { validationMessages } from '@careloom/contract/messages/validation';
import { timesheets } from '@careloom/contract/resources/timesheets';

const TEXTS: Readonly<Record<string, string>> = validationMessages;

/** Why a file can not be a sheet, by its name and size; empty if it can. */
export function refusalOf(file: File): string[] {
  const { error } = timesheets.upload.body.safeParse({ file }, { reportInput: true });
  return describeIssues(error?.issues ?? [], {}, (key) => TEXTS[key] ?? key)['file'] ?? [];
}
