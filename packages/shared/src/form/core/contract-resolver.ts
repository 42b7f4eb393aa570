import { describeIssues, type Labels } from '@careloom/contract/issues';
import type { z } from '@careloom/contract/schema';
import { set, type FieldError, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form';
import { t } from '../../i18n/index';

/**
 * Validates a form's values with the contract's schema. Each issue becomes the specified message; a field shows its first. Valid values are
 * passed on as the schema's output: trimmed, with numbers and flags, null for omitted fields.
 */
export function contractResolver<Schema extends z.ZodMiniType>(
  schema: Schema,
  labels: Labels,
): Resolver<FieldValues, unknown, z.output<Schema> & FieldValues> {
  return (values) => {
    const parsed = schema.safeParse(values);
    if (parsed.success) return { values: parsed.data as z.output<Schema> & FieldValues, errors: {} };
    const sentences = describeIssues(parsed.error.issues, labels, t);
    return { values: {}, errors: nested(sentences) };
  };
}

/** Nests a dotted name such as `clients.0.email`, as react-hook-form expects. */
function nested(sentences: Record<string, string[]>): FieldErrors {
  const errors: FieldErrors = {};
  for (const [name, [message]] of Object.entries(sentences)) {
    if (message) set(errors, name === '_' ? 'root' : name, { type: 'contract', message } satisfies FieldError);
  }
  return errors;
}
