import { readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RegistryEntry } from '@careloom/contract/manifest';
import type { Compiler, StatsCompilation } from '@rspack/core';
import { integrityOf } from '../../base/integrity';
import { buildManifest, builtPart } from '../manifest/build-manifest';
import { APP } from '../manifest/exposed-modules';
import { firstPages } from '../manifest/first-pages';
import { filesOfImport, STATS_OPTIONS } from '../manifest/read-output';
import { readRemoteConfig } from '../config-of';
import { outputOf, remoteNames, SINGLE_SITE } from '../../base/workspace';
import { appFile } from '../manifest/app-module';
import { importedAs } from './monolith-source';

/**
 * Writes, next to the single bundle, a release of each remote without code: the same manifest, and the bundle's files for each first page.
 * So the same server can serve it, with the same preload links.
 */
export class SingleReleasePlugin {
  apply(compiler: Compiler) {
    compiler.hooks.afterEmit.tapPromise('SingleReleasePlugin', async (compilation) => {
      if (compilation.errors.length > 0) return;
      const stats = compilation.getStats().toJson(STATS_OPTIONS);
      for (const name of remoteNames()) {
        const folder = outputOf(name, SINGLE_SITE);
        await mkdir(folder, { recursive: true });
        await writeFile(path.join(folder, 'release.json'), JSON.stringify(await describe(name, compiler.outputPath, stats)));
      }
    });
  }
}

async function describe(name: string, output: string, stats: StatsCompilation): Promise<RegistryEntry> {
  const shell = JSON.parse(await readFile(path.join(output, 'release.json'), 'utf8')) as RegistryEntry;
  const config = await readRemoteConfig(name);
  const address = (file: string) => ({
    href: `../../shell/${shell.version}/${file}`, // relative from the remote's folder to the shell's
    integrity: integrityOf(readFileSync(path.join(output, file))),
  });
  const app = filesOfImport(stats, importedAs(name, APP.file));
  return {
    name,
    version: shell.version,
    entry: 'none.js', // never requested: this build has another module loader
    integrity: shell.integrity,
    manifest: buildManifest(name, shell.version, builtPart(config)),
    preload: Object.fromEntries(firstPages(config, stats, appFile(name), app).map(([route, files]) => [route, files.map(address)])),
  };
}
