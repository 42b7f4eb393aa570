import { rspack, type Compiler } from '@rspack/core';

/** The global with the number of failures of each remote, set by the shell's loader. */
export const RETRIES_GLOBAL = '__careloomRetries';

/**
 * Appends `?r=<n>` to chunk URLs once the loader has counted a failure of this remote. Without it a chunk that hangs cannot
 * be retried: Chromium queues the second request for the same URL behind the first one's cache lock.
 */
export class ChunkRetryQuery {
  constructor(private readonly remote: string) {}

  apply(compiler: Compiler) {
    const source = `
var plain = __webpack_require__.u;
if (plain) __webpack_require__.u = function (chunk) {
  var failures = (self.${RETRIES_GLOBAL} || {})[${JSON.stringify(this.remote)}];
  return plain(chunk) + (failures ? "?r=" + failures : "");
};`;
    class RetryQueryModule extends rspack.RuntimeModule {
      constructor() {
        super('chunk retry query', rspack.RuntimeModule.STAGE_ATTACH);
      }
      override generate() {
        return source;
      }
    }
    compiler.hooks.thisCompilation.tap('ChunkRetryQuery', (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap('ChunkRetryQuery', (chunk) => {
        compilation.addRuntimeModule(chunk, new RetryQueryModule());
      });
    });
  }
}
