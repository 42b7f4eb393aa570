import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteConfig } from '../define-remote';
import { exposedModules } from '../manifest/exposed-modules';
import { writeGenerated } from './share-scope-source';
import { remoteDir, remoteNames } from '../workspace';

/**
 * Writes the module that takes the place of the shell's federated loader in the single bundle: the same exposed modules, as
 * chunks of that very build. Generated, because the shell's own sources name no remote.
 * @returns the file
 */
export async function monolithSource(): Promise<string> {
  const modules: string[] = [];
  for (const name of remoteNames()) {
    const file = pathToFileURL(path.join(remoteDir(name), 'remote.config.ts')).href;
    const { default: config } = (await import(file)) as { default: RemoteConfig };
    const own = exposedModules(config).map(({ expose, file }) => {
      const key = JSON.stringify(`${name}/${expose.replace('./', '')}`);
      return `  ${key}: () => import(${JSON.stringify(path.join(remoteDir(name), file))}),`;
    });
    modules.push(...own);
  }
  const text = `const modules = {\n${modules.join('\n')}\n};
export const remoteSource = {
  register() {},
  load: (remote, module) => modules[\`\${remote}/\${module.replace('./', '')}\`](),
  forget() {},
};
`;
  return writeGenerated('monolith-source.js', text);
}
