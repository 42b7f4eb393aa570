/**
 * The contract's zod: `zod/mini`, because bundlers drop its unused parts. `jitless` prevents zod from compiling validators with `new
 * Function`, which the Content-Security-Policy forbids.
 */
import * as z from 'zod/mini';

z.config({ jitless: true });

export { z };
