import type { Call } from '@careloom/contract/call';
import { describeIssues, type FieldErrors } from '@careloom/contract/issues';
import { contractText } from '@careloom/shared/i18n';

export type Read = { ok: true; values: Record<string, unknown> } | { ok: false; errors: FieldErrors };

/**
 * Validates form values with the body schema of a call.
 * @param typed form values by field name
 * @returns the request body, or the specified messages by field
 */
export function readForm(call: Pick<Call, 'body' | 'labels'>, typed: Record<string, unknown>): Read {
  const result = call.body?.safeParse(typed, { reportInput: true });
  if (!result || result.success) return { ok: true, values: typed };
  return { ok: false, errors: describeIssues(result.error.issues, call.labels ?? {}, contractText) };
}
