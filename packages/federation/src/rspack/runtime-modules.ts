import { createRequire } from 'node:module';

const ASKED_FOR = ['@module-federation/webpack-bundler-runtime', '@module-federation/runtime'];

/**
 * The federation plugin asks for the CommonJS builds of its runtime, of which a bundler can leave nothing out: a remote's entry
 * weighed half as much again. This sends these requests to the ES modules of the same release.
 */
export function runtimeModules(): Record<string, string> {
  const plugin = createRequire(createRequire(import.meta.url).resolve('@module-federation/enhanced/rspack'));
  const builds = ASKED_FOR.map((request) => plugin.resolve(request));
  return Object.fromEntries(builds.map((build) => [build, build.replace(/\.cjs$/, '.js')]));
}
