import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RegistryEntry } from '@careloom/contract/manifest';
import { rspack, type Compiler, type StatsCompilation } from '@rspack/core';
import { undefinedTokens } from '../needs/tokens';
import { outdatedNeeds } from '../needs/outdated-needs';
import type { RemoteConfig } from '../../base/define-remote';
import { integrityOf } from '../../base/integrity';
import { buildManifest, builtPart } from '../manifest/build-manifest';
import { APP } from '../manifest/exposed-modules';
import { firstPages } from '../manifest/first-pages';
import { foreignStyles } from '../manifest/foreign-selectors';
import { exportsOf, filesOfExpose, ownCopies, STATS_OPTIONS, workersIn } from '../manifest/read-output';
import { checkRemote } from '../manifest/check-remote';
import { versionOf } from '../../base/workspace';
import { appFile } from '../manifest/app-module';
import { compressFolder } from './compress';
import { contentHash } from './content-hash';

const ENTRY = 'remoteEntry.js';

/** Turns a remote's output into a release: checks its configuration, writes `release.json`, compresses. */
export class ReleasePlugin {
  constructor(
    private readonly name: string,
    private readonly config: RemoteConfig,
    private readonly options: { compress: boolean },
  ) {}

  apply(compiler: Compiler) {
    compiler.hooks.afterEmit.tapPromise('ReleasePlugin', async (compilation) => {
      if (compilation.errors.length > 0) return;
      const stats = compilation.getStats().toJson(STATS_OPTIONS);
      const faults = [
        ...checkRemote(this.name, this.config, (file) => exportsOf(stats, file)),
        ...ownCopies(stats),
        ...outdatedNeeds(this.name, this.config),
        ...undefinedTokens(this.name),
        ...(await foreignStyles(compiler.outputPath, this.name)),
      ];
      if (faults.length > 0) {
        // Not thrown: that would end a watched build.
        compilation.errors.push(new rspack.WebpackError(`remotes/${this.name}:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`));
        return;
      }
      const output = compiler.outputPath;
      await writeFile(path.join(output, 'release.json'), JSON.stringify(await this.release(output, stats)));
      if (this.options.compress) await compressFolder(output);
    });
  }

  /** The registry entry of this build, with addresses relative to its folder. */
  private async release(output: string, stats: StatsCompilation): Promise<RegistryEntry> {
    const unversioned = buildManifest(this.name, versionOf(`remotes/${this.name}`), builtPart(this.config));
    const version = `${unversioned.version}+${await contentHash(output, unversioned)}`;
    const workers = workersIn(stats);
    const integrity = (href: string) => integrityOf(readFileSync(path.join(output, href)));
    return {
      name: this.name,
      version,
      entry: ENTRY,
      integrity: integrity(ENTRY),
      manifest: { ...unversioned, version },
      preload: Object.fromEntries(
        firstPages(this.config, stats, appFile(this.name), [ENTRY, ...filesOfExpose(stats, APP.chunkName)]).map(([route, files]) => [
          route,
          files.map((href) => ({ href, integrity: integrity(href) })),
        ]),
      ),
      ...(workers.length > 0 && { workers: workers.map((href) => ({ href, integrity: integrity(href) })) }),
    };
  }
}
