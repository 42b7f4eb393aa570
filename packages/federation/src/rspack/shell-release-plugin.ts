import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest, RegistryEntry } from '@careloom/contract/manifest';
import type { Compiler, StatsCompilation } from '@rspack/core';
import { integrityOf } from '../integrity';
import { filesOfImport, STATS_OPTIONS } from '../manifest/read-output';
import { WORKPLACE } from '../serve/page';
import { ROOT, shellDir, versionOf } from '../workspace';
import { compressFolder } from './compress';
import { contentHash } from './content-hash';

interface ThemeFiles {
  preload: string;
}

/** A module of another package, loaded when a build asks for it: the browser's sources are none of this package's. */
const load = (file: string) => import(pathToFileURL(path.join(ROOT, file)).href) as Promise<unknown>;

/** Makes of the shell's output a release: the look's files, integrity on what the page names, `release.json`, compression. */
export class ShellReleasePlugin {
  apply(compiler: Compiler) {
    compiler.hooks.afterEmit.tapPromise('ShellReleasePlugin', async (compilation) => {
      if (compilation.errors.length > 0) return;
      const output = compiler.outputPath;
      const { writeThemeCss } = (await load('packages/shared/build/write-theme-css.ts')) as {
        writeThemeCss: (folder: string) => Promise<ThemeFiles>;
      };
      const theme = await writeThemeCss(output);
      await finishIndex(output, theme);
      const release = await describe(output, compilation.getStats().toJson(STATS_OPTIONS));
      await writeFile(path.join(output, 'release.json'), JSON.stringify(release));
      await compressFolder(output);
    });
  }
}

/** Names that stay the same from build to build get integrity and a query of their content. */
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
  const version = `${versionOf('shell')}+${await contentHash(output)}`;
  const { shellManifest } = (await load(path.relative(ROOT, path.join(shellDir, 'src/manifest.ts')))) as { shellManifest: Manifest };
  const integrity = (href: string) => integrityOf(readFileSync(path.join(output, href)));
  return {
    name: 'shell',
    version,
    entry: 'index.html',
    integrity: integrity('index.html'),
    manifest: { ...shellManifest, version },
    preload: { [WORKPLACE]: filesOfImport(stats, './workplace').map((href) => ({ href, integrity: integrity(href) })) },
  };
}
