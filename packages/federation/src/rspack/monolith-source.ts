import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { RemoteConfig } from '../define-remote';
import { exposedModules } from '../manifest/exposed-modules';
import { CACHE, remoteDir, remoteNames } from '../workspace';

/**
 * Writes the module that takes the place of the shell's federated loader in the single bundle: the same exposed modules, as
 * chunks of that very build. Generated, because the shell's own sources name no remote.
 * @returns the file
 */
export function monolithSource(): string {
  const require = createRequire(import.meta.url);
  const modules = remoteNames().flatMap((name) => {
    const { default: config } = require(path.join(remoteDir(name), 'remote.config.ts')) as { default: RemoteConfig };
    return exposedModules(config).map(({ expose, file }) => {
      const key = JSON.stringify(`${name}/${expose.replace('./', '')}`);
      return `  ${key}: () => import(${JSON.stringify(path.join(remoteDir(name), file))}),`;
    });
  });
  const text = `const modules = {\n${modules.join('\n')}\n};
export const remoteSource = {
  register() {},
  load: (remote, module) => modules[\`\${remote}/\${module.replace('./', '')}\`](),
  forget() {},
};
`;
  mkdirSync(CACHE, { recursive: true });
  const file = path.join(CACHE, 'monolith-source.js');
  if (readFileSync(file, { flag: 'a+' }).toString() !== text) writeFileSync(file, text);
  return file;
}
