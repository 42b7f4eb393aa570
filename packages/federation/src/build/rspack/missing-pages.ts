import { existsSync } from 'node:fs';
import path from 'node:path';
import { rspack, type Compiler } from '@rspack/core';
import type { RemoteConfig } from '../../base/define-remote';
import { missingPages } from '../manifest/pages';
import { remoteDir } from '../../base/workspace';

/** Reports which route names a missing page file. The bundler only knows that the generated app imports it. */
export class MissingPages {
  constructor(
    private readonly name: string,
    private readonly config: RemoteConfig,
  ) {}

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('MissingPages', (compilation) => {
      const isThere = (file: string) => existsSync(path.join(remoteDir(this.name), `${file}.tsx`));
      for (const fault of missingPages(this.config, isThere))
        compilation.errors.push(new rspack.WebpackError(`remotes/${this.name}: ${fault}`));
    });
  }
}
