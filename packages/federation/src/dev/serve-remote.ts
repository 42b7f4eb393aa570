import process from 'node:process';
import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { configOf } from '../build/config-of';
import { devServerOptions } from './dev-server-options';
import type { SaidByRemote } from './start-remote';

/** The dev server of one remote, in a process of its own: `serve-remote.ts <remote> <port>`. It ends with the process that began it. */
const [name = '', given = ''] = process.argv.slice(2);
const say = (said: SaidByRemote) => process.send?.(said);

const port = Number(given);
say({ port });
const config = await configOf(name, 'development', { RSPACK_SERVE: true });
const compiler = rspack({ ...config, stats: 'none', infrastructureLogging: { level: 'error' } });
compiler.hooks.done.tap('careloom-dev', (stats) => {
  const errors = stats.hasErrors() ? stats.toString({ all: false, errors: true, colors: false }) : null;
  say({ compiled: { ms: (stats.endTime ?? 0) - (stats.startTime ?? 0), errors } });
});

const server = new RspackDevServer(devServerOptions(port), compiler);
await server.start();

let stopping = false;
function stop() {
  if (stopping) return;
  stopping = true;
  void server.stop().then(() => process.exit(0));
}
for (const reason of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(reason, stop);
