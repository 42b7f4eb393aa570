import type { Compiler } from '@rspack/core';

/**
 * The federation plugin makes the entry of its runtime as a `data:` address that holds the absolute path of a file, and the module's id is made
 * of that address: the same sources had another version in another folder. This puts the package's name in the path's place.
 */
export class StableRuntimePath {
  /** @param paths absolute paths of files, by the requests that stand for them everywhere */
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
