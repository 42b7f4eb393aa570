import process from 'node:process';
import { rspack, type Configuration } from '@rspack/core';
import { RspackDevServer, type Configuration as ServerConfiguration } from '@rspack/dev-server';
import { sendToParent, type DevServerMessage } from './messages';

/** Compiles and serves, reports each compilation, and exits with its parent process. */
export async function serve(config: Configuration, options: ServerConfiguration): Promise<void> {
  const compiler = rspack({ ...config, stats: 'none', infrastructureLogging: { level: 'error' } });
  compiler.hooks.done.tap('careloom-dev', (stats) => {
    const errors = stats.hasErrors() ? stats.toString({ all: false, errors: true, colors: false }) : null;
    sendToParent({ compiled: { ms: (stats.endTime ?? 0) - (stats.startTime ?? 0), errors } });
  });
  const server = new RspackDevServer(options, compiler);
  await server.start();
  process.on('message', (message: DevServerMessage) => {
    const pages = server.webSocketServer?.clients ?? [];
    if ('error' in message) server.sendMessage(pages, 'errors', [message.error]);
    else server.sendMessage(pages, 'static-changed');
  });
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    void server.stop().then(() => process.exit(0));
  };
  for (const reason of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(reason, stop);
}
