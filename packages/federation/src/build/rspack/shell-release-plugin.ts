import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest, RegistryEntry } from '@careloom/contract/manifest';
import type { Compiler, StatsCompilation } from '@rspack/core';
import { integrityOf } from '../../base/integrity';
import { filesOfExpose, filesOfImport, STATS_OPTIONS } from '../manifest/read-output';
import { writePage, type PrerenderedPage } from '../prerender/write-page';
import { FEDERATION, WORKPLACE } from '../../registry/serve/page';
import { ROOT, shellDir, versionOf } from '../../base/workspace';
import { compressFolder } from './compress';
import { contentHash } from './content-hash';

interface ThemeFiles {
  preload: string;
}

/** Loads a module of another package at build time: browser sources must not be imported by this package. */
const load = (file: string) => import(pathToFileURL(path.join(ROOT, file)).href) as Promise<unknown>;

/** Entry of the small script of the prerendered pages. */
export const STARTER = 'login-start';

/** Routes that are prerendered at build time, so that they need no script to be shown. */
const PRERENDERED = { login: '/login', 'forgot-password': '/forgot-password' };

/** Style sheets of the shell in `theme.css`: those of the prerendered pages, whose small style sheets are extracted from it. */
const IN_THEME = ['src/screens/auth/frame/auth-frame.css'];

/** Turns the shell's output into a release: theme files, prerendered pages, `release.json`, compression. */
export class ShellReleasePlugin {
  /** @param options in development nothing is prerendered or compressed */
  constructor(private readonly options: { development: boolean }) {}

  apply(compiler: Compiler) {
    compiler.hooks.afterEmit.tapPromise('ShellReleasePlugin', async (compilation) => {
      if (compilation.errors.length > 0) return;
      const output = compiler.outputPath;
      const stats = compilation.getStats().toJson(STATS_OPTIONS);
      const { writeThemeCss } = (await load('packages/shared/build/write-theme-css.ts')) as {
        writeThemeCss: (folder: string, shell: readonly string[]) => Promise<ThemeFiles>;
      };
      const theme = await writeThemeCss(
        output,
        IN_THEME.map((file) => path.join(shellDir, file)),
      );
      await finishIndex(output, theme);
      if (!this.options.development) await drawPages(output, stats);
      await writeFile(path.join(output, 'release.json'), JSON.stringify(await describe(output, stats)));
      if (!this.options.development) await compressFolder(output);
    });
  }
}

async function drawPages(output: string, stats: StatsCompilation) {
  const { renderPage } = (await load('shell/src/app/render-page.tsx')) as {
    renderPage: (pathname: string) => Promise<PrerenderedPage>;
  };
  const manifest = await shellManifest();
  const [starter] = filesOfExpose(stats, STARTER);
  if (!starter) throw new Error(`The build has no entry ${STARTER}.`);
  for (const [name, pathname] of Object.entries(PRERENDERED)) {
    const title = manifest.routes.find((route) => route.name === name)?.title ?? '';
    await writePage(output, name, `${title} | Careloom`, starter, await renderPage(pathname));
  }
}

const shellManifest = async () => ((await load('shell/src/manifest.ts')) as { shellManifest: Manifest }).shellManifest;

/** Adds integrity and a content query to files whose names do not change between builds. */
async function finishIndex(output: string, { preload }: ThemeFiles) {
  const file = path.join(output, 'index.html');
  const html = await readFile(file, 'utf8');
  const named = html.replace(/(href|src)="%SHELL%\/(theme\.(?:css|js))"/g, (_whole, attribute: string, name: string) => {
    const integrity = integrityOf(readFileSync(path.join(output, name)));
    return `${attribute}="%SHELL%/${name}" integrity="${integrity}" crossorigin="anonymous"`;
  });
  const font = `<link rel="preload" as="font" type="font/woff2" href="%SHELL%/${preload}" crossorigin="anonymous">`;
  await writeFile(
    file,
    named.replace('<!--font-->', () => font),
  );
}

async function describe(output: string, stats: StatsCompilation): Promise<RegistryEntry> {
  const unversioned = { ...(await shellManifest()), version: versionOf('shell') };
  const version = `${unversioned.version}+${await contentHash(output, unversioned)}`;
  const integrity = (href: string) => integrityOf(readFileSync(path.join(output, href)));
  const files = (request: string) => filesOfImport(stats, request).map((href) => ({ href, integrity: integrity(href) }));
  return {
    name: 'shell',
    version,
    entry: 'index.html',
    integrity: integrity('index.html'),
    manifest: { ...unversioned, version },
    preload: { [WORKPLACE]: files('./workplace'), [FEDERATION]: files('#remote-source') },
    offers: { shared: versionOf('packages/shared'), contract: versionOf('packages/contract') },
  };
}
