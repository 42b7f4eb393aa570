/**
 * The one zod of the contract: `zod/mini`, because what a bundle does not use is dropped from it. `jitless` keeps zod from
 * compiling validators with `new Function`, which the Content-Security-Policy refuses.
 */
import * as z from 'zod/mini';

z.config({ jitless: true });

export { z };
