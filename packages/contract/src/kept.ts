import { isBlank } from './rules';
import { z } from './schema';

/**
 * Like `optional`, but a missing value remains undefined, so that an update without the field keeps the stored value.
 * @example
 * ```ts
 * import { kept } from '@careloom/contract/kept';
 * import { text } from '@careloom/contract/rules';
 * import { z } from '@careloom/contract/schema';
 *
 * const body = z.object({ note: kept(text(60)) });
 * body.parse({}); // {}: the stored note is kept
 * body.parse({ note: '' }); // { note: null }: it is cleared
 * ```
 */
export function kept<Schema extends z.ZodMiniType>(schema: Schema) {
  const stripped = z.transform((value: unknown) => (isBlank(value) ? null : value)) as z.ZodMiniType<z.input<Schema> | null, unknown>;
  return z.optional(z.pipe(stripped, z.nullable(schema))) as unknown as Kept<Schema>;
}

export type Kept<Schema extends z.ZodMiniType> = z.ZodMiniType<
  z.output<Schema> | null | undefined,
  z.input<Schema> | '' | null | undefined
> & { _zod: { optin: 'optional'; optout: 'optional' } };
