import { createRequire } from 'node:module';

const ASKED_FOR = ['@module-federation/webpack-bundler-runtime', '@module-federation/runtime'];

/**
 * The federation plugin asks for the CommonJS builds of its runtime, of which a bundler can leave nothing out: a remote's entry
 * weighed half as much again. This sends these requests to the ES modules of the same release.
 */
export function runtimeModules(): Record<string, string> {
  const builds = Object.entries(runtimeBuilds());
  return Object.fromEntries(
    builds.flatMap(([request, build]) => [request + '$', build].map((from) => [from, build.replace(/\.cjs$/, '.js')])),
  );
}

/** The CommonJS builds, by the requests of their packages. */
export function runtimeBuilds(): Record<string, string> {
  const plugin = createRequire(createRequire(import.meta.url).resolve('@module-federation/enhanced/rspack'));
  return Object.fromEntries(ASKED_FOR.map((request) => [request, plugin.resolve(request)]));
}
