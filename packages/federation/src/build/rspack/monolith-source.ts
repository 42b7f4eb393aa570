import path from 'node:path';
import { exposedModules } from '../manifest/exposed-modules';
import { readRemoteConfig } from '../config-of';
import { remoteDir, remoteNames } from '../../base/workspace';
import { writeApp, writeGenerated } from '../manifest/app-module';
import { generatedForShell } from './share-scope-source';

/** How the single bundle's source imports a module of a remote. @param file under the remote's folder, without extension */
export const importedAs = (remote: string, file: string) => path.join(remoteDir(remote), `${file}.tsx`);

/**
 * Writes the module that replaces the shell's federated loader in the single bundle: the same exposed modules, as chunks of the same build.
 * It is generated because the shell's sources do not name remotes.
 * @returns the file
 */
export async function monolithSource(): Promise<string> {
  const modules: string[] = [];
  for (const name of remoteNames()) {
    const config = await readRemoteConfig(name);
    writeApp(name, config);
    const own = exposedModules(config).map(({ expose, file }) => {
      const key = JSON.stringify(`${name}/${expose.replace('./', '')}`);
      return `  ${key}: () => import(${JSON.stringify(importedAs(name, file))}),`;
    });
    modules.push(...own);
  }
  const text = `const modules = {\n${modules.join('\n')}\n};
export const remoteSource = {
  register() {},
  load: (remote, module) => modules[\`\${remote}/\${module.replace('./', '')}\`](),
  forget() {},
  loadShared: () => Promise.resolve(),
};
`;
  return writeGenerated(generatedForShell('monolith-source.js'), text);
}
