import { describeIssues } from '@careloom/contract/issues';
import { validationMessages } from '@careloom/contract/messages/validation';
import { timesheets } from '@careloom/contract/resources/timesheets';

const TEXTS: Readonly<Record<string, string>> = validationMessages;

/** Validates the name and size of a file. @returns the errors; empty for a valid file */
export function refusalOf(file: File): string[] {
  const { error } = timesheets.upload.body.safeParse({ file }, { reportInput: true });
  return describeIssues(error?.issues ?? [], {}, (key) => TEXTS[key] ?? key)['file'] ?? [];
}
