/**
 * The contract's zod: `zod/mini`, because bundlers drop its unused parts. `jitless` prevents zod from compiling validators with `new
 * Function`, which the Content-Security-Policy forbids.
 * @example
 * ```ts
 * import { z } from '@careloom/contract/schema';
 *
 * export const house = z.object({ id: z.number(), name: z.string() });
 * export type House = z.output<typeof house>;
 * ```
 */
import * as z from 'zod/mini';

z.config({ jitless: true });

export { z };
