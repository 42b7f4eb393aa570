import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { CACHE, ROOT } from '../workspace';
import { devServerOptions } from './dev-server-options';
import { freePort } from './free-port';
import { standaloneConfig } from './standalone-config';
import type { Greeting } from './start-product';
import type { SaidByRemote } from './start-remote';

/** A remote alone, in a process of its own: `serve-standalone.ts <remote> <what the product said>`. It ends with the process that began it. */
const [name = '', said = ''] = process.argv.slice(2);
const greeting = JSON.parse(said) as Greeting;
const say = (word: SaidByRemote) => process.send?.(word);

/** After those of the remotes' own dev servers. */
const FIRST_PORT = 4290;

const look = path.join(CACHE, 'standalone/look');
const { writeThemeCss } = (await import(pathToFileURL(path.join(ROOT, 'packages/shared/build/write-theme-css.ts')).href)) as {
  writeThemeCss: (folder: string) => Promise<unknown>;
};
await writeThemeCss(look);

const port = await freePort(FIRST_PORT);
say({ port });
const config = await standaloneConfig(name, greeting);
const compiler = rspack({ ...config, stats: 'none', infrastructureLogging: { level: 'error' } });
compiler.hooks.done.tap('careloom-dev', (stats) => {
  const errors = stats.hasErrors() ? stats.toString({ all: false, errors: true, colors: false }) : null;
  say({ compiled: { ms: (stats.endTime ?? 0) - (stats.startTime ?? 0), errors } });
});
const server = new RspackDevServer(
  {
    ...devServerOptions(port),
    historyApiFallback: true,
    static: { directory: look, watch: false },
    // Page, API and socket are one origin, as they are in the product.
    proxy: [{ context: ['/api', '/app'], target: greeting.address, ws: true }],
  },
  compiler,
);
await server.start();

let stopping = false;
function stop() {
  if (stopping) return;
  stopping = true;
  void server.stop().then(() => process.exit(0));
}
for (const reason of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(reason, stop);
