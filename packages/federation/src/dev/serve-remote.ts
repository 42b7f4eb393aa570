import process from 'node:process';
import { configOf } from '../build/config-of';
import { devServerOptions } from './dev-server-options';
import { sendToParent } from './messages';
import { serve } from './serve';

/** The dev server of one remote, in a separate process: `serve-remote.ts <remote> <port>`. */
const [name = '', given = ''] = process.argv.slice(2);
const port = Number(given);
sendToParent({ port });
await serve(await configOf(name, 'development', { RSPACK_SERVE: true }), devServerOptions(port));
