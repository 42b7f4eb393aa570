import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isOwnName } from '@careloom/contract/own-names';
import type { ModulePath, RemoteConfig, RouteConfig } from '../../base/define-remote';
import { APP } from './exposed-modules';
import { componentOf, fileOf, paramsOf } from './pages';
import { remoteDir } from '../../base/workspace';

/** Path of a remote's generated app. */
export const appFile = (remote: string) => path.join(remoteDir(remote), `${APP.file}.tsx`);

/** How the app imports a file of the remote. */
export const importedAs = (module: ModulePath) => path.posix.relative(path.posix.dirname(APP.file), fileOf(module));

/** Generates types for links to the remote's own routes; those of the contract's routes are typed in the contract. */
function paramTypes(remote: string, routes: readonly RouteConfig[]): string[] {
  const own = routes.filter(({ name }) => isOwnName(remote, name));
  if (own.length === 0) return [];
  const params = own.map(
    ({ name, path: pattern }) =>
      `    '${name}': ${
        paramsOf(pattern)
          .map((param) => `'${param}'`)
          .join(' | ') || 'never'
      };`,
  );
  return [`declare module '@careloom/contract/own-names' {`, '  interface OwnRouteParams {', ...params, '  }', '}'];
}

/**
 * Generates the source of a remote's app: its pages by route name, each in a chunk of its own.
 * @param hasTexts whether the remote has `src/texts.ts`, which all of its pages load
 */
export function appModule(remote: string, { routes }: Pick<RemoteConfig, 'routes'>, hasTexts: boolean): string {
  const modules = [...new Set(routes.flatMap(({ layout, page }) => [layout, page]))].filter((module) => typeof module === 'string');
  const variable = (module: ModulePath) => `page${modules.indexOf(module)}`;
  const imports = modules.map(
    (module) =>
      `const ${variable(module)} = lazyPage(() => import('${importedAs(module)}').then((module) => module.${componentOf(module)}));`,
  );
  const entry = ({ name, page, layout }: RouteConfig): string[] => {
    if (layout) return [`'${name}': nested(${variable(layout)}, { ${entriesOf(name).join(', ')} })`];
    return page ? [`'${name}': ${variable(page)}`] : [];
  };
  const entriesOf = (parent: string | undefined) => routes.filter(({ tabOf }) => tabOf === parent).flatMap(entry);
  return [
    `import { lazyPage, nested, remoteApp } from '@careloom/shared/navigation';`,
    ...(hasTexts ? [`import '${importedAs('./texts')}';`] : []),
    ...imports,
    `export const App = remoteApp('${remote}', {`,
    ...entriesOf(undefined).map((line) => `  ${line},`),
    '});',
    ...paramTypes(remote, routes),
    '',
  ].join('\n');
}

/** Writes a remote's app for its current routes. */
export function writeApp(remote: string, config: Pick<RemoteConfig, 'routes'>): void {
  const hasTexts = existsSync(path.join(remoteDir(remote), `${fileOf('./texts')}.ts`));
  writeGenerated(appFile(remote), appModule(remote, config, hasTexts));
}

/** Writes a generated module only if it changed, because bundlers watch the modification time. @returns the file */
export function writeGenerated(file: string, text: string): string {
  mkdirSync(path.dirname(file), { recursive: true });
  if (readFileSync(file, { flag: 'a+' }).toString() !== text) writeFileSync(file, text);
  return file;
}
