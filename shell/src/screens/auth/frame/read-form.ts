import type { Call } from '@careloom/contract/call';
import { describeIssues, type FieldErrors } from '@careloom/contract/issues';
import { contractText } from '@careloom/shared/i18n';

export type Read = { ok: true; values: Record<string, unknown> } | { ok: false; errors: FieldErrors };

/**
 * Checks what was typed by the body of a call.
 * @param typed values by field name, as the form holds them
 * @returns the values as they go out, or the specified sentences by field
 */
export function readForm(call: Pick<Call, 'body' | 'labels'>, typed: Record<string, unknown>): Read {
  const result = call.body?.safeParse(typed, { reportInput: true });
  if (!result || result.success) return { ok: true, values: typed };
  return { ok: false, errors: describeIssues(result.error.issues, call.labels ?? {}, contractText) };
}
