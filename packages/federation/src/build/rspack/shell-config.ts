import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rspack, type Configuration } from '@rspack/core';
import { ROOT, shellDir, versionOf } from '../../base/workspace';
import { LEAN_CHARTS, makeConfig } from './make-config';
import { monolithSource } from './monolith-source';
import { readOptions, type BuildEnv, type BuildOptions } from './options';
import { generatedForShell, shareScopeModule } from './share-scope-source';
import { SERVICE_WORKER } from '../../registry/serve/root-files';
import { ShellReleasePlugin, STARTER } from './shell-release-plugin';
import { SingleReleasePlugin } from './single-release-plugin';
import { writeGenerated } from '../manifest/app-module';

/** Our charts need only a small part of some dependencies of recharts. The files that replace these make it a third smaller. */
function leanCharts(): Record<string, string> {
  const list = path.join(ROOT, LEAN_CHARTS);
  const replaced = JSON.parse(readFileSync(list, 'utf8')) as Record<string, string>;
  return Object.fromEntries(Object.entries(replaced).map(([request, file]) => [`${request}$`, path.join(path.dirname(list), file)]));
}

/** axios selects its adapter at run time, so the one for `fetch` cannot be tree-shaken. No request uses it; a stub replaces it. */
const leanRequests = () =>
  new rspack.NormalModuleReplacementPlugin(/^\.\/fetch\.js$/, (data) => {
    if (/axios\/lib\/adapters$/.test(data.context)) data.request = path.join(ROOT, 'packages/shared/src/http/no-fetch-adapter.ts');
  });

export const shellBuild = () => (env: BuildEnv, argv: { mode?: string }) => shellConfig(readOptions(argv.mode, env));

/**
 * The build of the shell. It has no federation plugin: `src/platform/federation` creates the runtime and its share scope by hand in the
 * signed-in part, so that the login page contains none of it and everything can be tree-shaken.
 */
export async function shellConfig(options: BuildOptions): Promise<Configuration> {
  const { development, monolith } = options;
  const source = monolith ? await monolithSource() : path.join(shellDir, 'src/platform/federation/remote-source.ts');
  const shareScope = writeGenerated(generatedForShell('share-scope.js'), shareScopeModule());
  return makeConfig(
    {
      name: 'shell',
      dir: shellDir,
      entry: {
        main: './src/index.ts',
        [STARTER]: './src/login-start.ts',
        // Browsers check a service worker for updates at a fixed address, so its file name has no hash.
        'service-worker': { import: './src/service-worker/service-worker.ts', filename: SERVICE_WORKER },
      },
      alias: {
        '#remote-source$': source,
        '#share-scope$': shareScope,
        '@pandacss/is-valid-prop$': path.join(ROOT, 'packages/shared/src/ui/theme/is-css-property.ts'),
        ...leanCharts(),
      },
      generated: monolith ? [source] : [shareScope],
      define: {
        __SHARED_VERSION__: JSON.stringify(versionOf('packages/shared')),
        __CONTRACT_VERSION__: JSON.stringify(versionOf('packages/contract')),
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
        ENV_TARGET: '"web"',
      },
      plugins: [
        leanRequests(),
        new rspack.CopyRspackPlugin({ patterns: [{ from: path.join(shellDir, 'public') }] }),
        new rspack.HtmlRspackPlugin({
          template: path.join(shellDir, 'index.html'),
          chunks: ['main'],
          publicPath: '%SHELL%/',
          scriptLoading: 'defer',
          minify: false,
        }),
        new ShellReleasePlugin({ development }),
        monolith && new SingleReleasePlugin(),
      ],
    },
    options,
  );
}
