import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rspack, type Configuration } from '@rspack/core';
import { buildManifest } from '../build/manifest/build-manifest';
import { readRemoteConfig } from '../build/config-of';
import { appFile, writeApp } from '../build/manifest/app-module';
import { makeConfig } from '../build/rspack/make-config';
import { CACHE, remoteDir, ROOT } from '../base/workspace';
import type { Greeting } from './start-product';

const START = path.join(ROOT, 'packages/shared/src/standalone/start.tsx');

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Careloom</title>
    <script src="/theme.js"></script>
    <link rel="icon" href="/favicon.svg" />
    <link rel="stylesheet" href="/theme.css" />
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`;

/** Writes the entry into the remote's folder, so that imports resolve from there. */
async function writeEntry(name: string, { accounts, password }: Greeting): Promise<string> {
  const folder = path.join(remoteDir(name), 'node_modules/.cache/careloom');
  const config = await readRemoteConfig(name);
  const manifest = buildManifest(name, 'in development', config);
  writeApp(name, config);
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'standalone.ts');
  const text = `import { startStandalone } from ${JSON.stringify(START)};
import { App } from ${JSON.stringify(appFile(name))};
void startStandalone({ App, manifest: ${JSON.stringify(manifest)}, accounts: ${JSON.stringify(accounts)}, password: ${JSON.stringify(password ?? '')} });
`;
  writeFileSync(file, text);
  return file;
}

/** The build of a remote without a shell: everything in one page, with hot reload, without federation. */
export async function standaloneConfig(name: string, greeting: Greeting): Promise<Configuration> {
  const options = { development: true, hotReload: true, watching: false, monolith: false, output: path.join(CACHE, 'standalone') };
  const entry = await writeEntry(name, greeting);
  const page = new rspack.HtmlRspackPlugin({ templateContent: PAGE, publicPath: '/' });
  const config = makeConfig({ name, dir: remoteDir(name), entry: { main: entry }, generated: [entry], plugins: [page] }, options);
  return { ...config, output: { ...config.output, publicPath: '/' } };
}
