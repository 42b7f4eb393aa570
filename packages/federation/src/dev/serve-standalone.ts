import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { CACHE, ROOT } from '../base/workspace';
import { devServerOptions } from './dev-server-options';
import { freePort } from './free-port';
import { sendToParent } from './messages';
import { serve } from './serve';
import { standaloneConfig } from './standalone-config';
import type { Greeting } from './start-product';

/** A remote without a shell, in a separate process: `serve-standalone.ts <remote> <the product's greeting>`. */
const [name = '', given = ''] = process.argv.slice(2);
const greeting = JSON.parse(given) as Greeting;

/** Follows the ports of the remotes' own dev servers. */
const FIRST_PORT = 4290;

const look = path.join(CACHE, 'standalone/look');
const { writeThemeCss } = (await import(pathToFileURL(path.join(ROOT, 'packages/shared/build/write-theme-css.ts')).href)) as {
  writeThemeCss: (folder: string) => Promise<unknown>;
};
await writeThemeCss(look);

const port = await freePort(FIRST_PORT);
sendToParent({ port });
await serve(await standaloneConfig(name, greeting), {
  ...devServerOptions(port),
  historyApiFallback: true,
  static: { directory: look, watch: false },
  // Page, API and socket share one origin, as in the product.
  proxy: [{ context: ['/api', '/app'], target: greeting.address, ws: true }],
});
