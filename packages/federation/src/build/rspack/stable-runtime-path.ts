import type { Compiler } from '@rspack/core';

/**
 * Makes builds independent of the checkout's path. The federation plugin's runtime entry is a `data:` URL that contains the absolute path
 * of a file, and the module id is derived from it, so the same sources had different versions in different folders. This replaces the path
 * with the package's name.
 */
export class StableRuntimePath {
  /** @param paths absolute file paths, by the package requests that replace them */
  constructor(private readonly paths: Readonly<Record<string, string>>) {}

  apply(compiler: Compiler) {
    compiler.hooks.normalModuleFactory.tap('StableRuntimePath', (factory) => {
      factory.hooks.beforeResolve.tap('StableRuntimePath', (resolved) => {
        if (!resolved.request.includes('data:text/javascript,')) return;
        for (const [request, file] of Object.entries(this.paths))
          resolved.request = resolved.request.replaceAll(encodeURIComponent(file), encodeURIComponent(request));
      });
    });
  }
}
