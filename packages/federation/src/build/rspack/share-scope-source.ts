import path from 'node:path';
import { shellDir } from '../../base/workspace';
import { FETCHED_LATER, ICON_FACTORY, shareKeyOf, sharedVersions } from '../../base/shared-modules';

/** CommonJS modules, and one ES module that has only a default export. */
const DEFAULT_ONLY = new Set(['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', ICON_FACTORY]);

/** A remote gets the default export of these, and the namespace of the others. */
const importOf = (request: string, name: string) =>
  DEFAULT_ONLY.has(request) ? `import ${name} from '${request}';` : `import * as ${name} from '${request}';`;

const share = (version: string) => `version: '${version}', shareConfig: { singleton: true, requiredVersion: '^${version}' }`;

/** Generates the module with everything that the shell shares with remotes, from the list of shared modules, so that nothing is missing. */
export function shareScopeModule(): string {
  const all = Object.entries(sharedVersions());
  const present = all.filter(([request]) => !FETCHED_LATER.has(request));
  const later = all.filter(([request]) => FETCHED_LATER.has(request));
  return [
    ...present.map(([request], at) => importOf(request, `m${at}`)),
    'export const shareScope = {',
    ...present.map(([request, version], at) => `  '${shareKeyOf(request)}': { ${share(version)}, lib: () => m${at} },`),
    ...later.map(([request, version]) => `  '${request}': { ${share(version)}, get: () => import('${request}').then((m) => () => m) },`),
    '};',
    '',
  ].join('\n');
}

/** A path inside the shell's package, so that imports resolve from there. */
export const generatedForShell = (name: string) => path.join(shellDir, 'node_modules/.cache/careloom', name);
