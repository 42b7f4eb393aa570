import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { rspack } from '@rspack/core';
import { configOf } from '../build/config-of';
import { sendToParent } from './messages';
import { serveBuild } from './serve-build';

/** A production build of a remote at each save, in a separate process: `watch-remote.ts <remote> <port> <origin of the shell>`. */
const [name = '', given = '', shell = ''] = process.argv.slice(2);
const port = Number(given);

const config = await configOf(name, 'production', { RSPACK_WATCH: true });
const folder = config.output?.path ?? '';
await mkdir(folder, { recursive: true });
const server = await serveBuild(folder, port, shell);
sendToParent({ port });
const compiler = rspack({ ...config, stats: 'none', infrastructureLogging: { level: 'error' } });
const watching = compiler.watch({ aggregateTimeout: 20 }, (error, stats) => {
  const failed = error?.message ?? (stats?.hasErrors() ? stats.toString({ all: false, errors: true, colors: false }) : null);
  const ms = (stats?.endTime ?? 0) - (stats?.startTime ?? 0);
  void (async () => {
    if (failed === null) server.show(await readFile(path.join(folder, 'release.json'), 'utf8'));
    sendToParent({ compiled: { ms, errors: failed } });
  })();
});

let stopping = false;
const stop = () => {
  if (stopping) return;
  stopping = true;
  watching?.close(() => void server.close().then(() => process.exit(0)));
};
for (const reason of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(reason, stop);
