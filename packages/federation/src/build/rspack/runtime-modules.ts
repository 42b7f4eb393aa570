import { createRequire } from 'node:module';

const ASKED_FOR = ['@module-federation/webpack-bundler-runtime', '@module-federation/runtime'];

/**
 * The federation plugin requests the CommonJS builds of its runtime, which cannot be tree-shaken: they made a remote's entry half as large
 * again. This redirects the requests to the ES modules of the same version.
 */
export function runtimeModules(): Record<string, string> {
  const builds = Object.entries(runtimeBuilds());
  return Object.fromEntries(
    builds.flatMap(([request, build]) => [request + '$', build].map((from) => [from, build.replace(/\.cjs$/, '.js')])),
  );
}

/** The CommonJS builds, by package request. */
export function runtimeBuilds(): Record<string, string> {
  const plugin = createRequire(createRequire(import.meta.url).resolve('@module-federation/enhanced/rspack'));
  return Object.fromEntries(ASKED_FOR.map((request) => [request, plugin.resolve(request)]));
}
