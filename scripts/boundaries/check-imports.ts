import { builtinModules } from 'node:module';
import path from 'node:path';
import { layerOf, type Layer } from './layers';
import { PARTS } from './parts.mjs';
import type { SourceFile } from './source-file';
import { fileOfEntry, isTest, type Member, ownerOf, packageNameOf } from './workspace';

const SCOPE = '@careloom/';
const BUILTIN = new Set(builtinModules);

/** What is wrong with a file's imports, a sentence each. */
export function checkImports(file: SourceFile, members: readonly Member[]): string[] {
  const owner = ownerOf(file.path, members);
  if (!owner) return [];
  const layer = layerOf(owner.folder, file.path);
  return file.imports.flatMap((specifier) => {
    const wrong = wrongWith(specifier, file.path, owner, layer, members);
    return wrong === null ? [] : [`${file.path} imports ${specifier}: ${wrong}`];
  });
}

function wrongWith(specifier: string, file: string, owner: Member, layer: Layer, members: readonly Member[]): string | null {
  if (specifier.startsWith('.')) return wrongPath(specifier, file, owner, members);
  if (specifier.startsWith('#')) return null; // an alias of the package's own, declared in its `imports`
  const name = packageNameOf(specifier);
  if (specifier.startsWith('node:') || BUILTIN.has(name)) {
    return layer.browser && !isTest(file) ? 'a browser has none of Node.' : null;
  }
  if (name.startsWith(SCOPE)) return wrongWorkspace(name.slice(SCOPE.length), owner, layer) ?? wrongEntry(specifier, name, members);
  return wrongPackage(name, file, owner, layer, members);
}

/** A relative import stays in its own package; tests may reach the tools that all tests share. */
function wrongPath(specifier: string, file: string, owner: Member, members: readonly Member[]) {
  const target = path.posix.join(path.posix.dirname(file), specifier);
  if (ownerOf(target, members)?.folder === owner.folder) return wrongPart(target, file, owner.folder) ?? wrongDirection(target, file);
  return isTest(file) && target.startsWith('testing/') ? null : 'a relative path stays within its package.';
}

/** Imports between the parts of a package, if it has parts. */
function wrongPart(target: string, file: string, folder: string) {
  const parts = PARTS[folder] ?? {};
  const partOf = (path: string) => Object.keys(parts).find((part) => path.startsWith(`${folder}/${part}/`));
  const [from, to] = [partOf(file), partOf(target)];
  if (isTest(file) || from === undefined || to === undefined || from === to || parts[from]?.includes(to)) return null;
  return `${from} knows nothing of ${to}. Pass what is needed in, or register it.`;
}

/** Whether a file composes features: files directly in `src`, pages, quick actions and slots. */
const ASSEMBLY = /^(?:shell|remotes\/[^/]+)\/src\/(?:[^/]+$|(?:pages|quick-actions|slots)\/)/;
const ABOVE = /^(?:shell|remotes\/[^/]+)\/src\/(?:pages|quick-actions|slots)\//;

/** Pages compose features; a feature imports no page. */
function wrongDirection(target: string, file: string) {
  return !ASSEMBLY.test(file) && ABOVE.test(target) ? 'what composes things is above them. Pass what is needed down.' : null;
}

function wrongWorkspace(name: string, owner: Member, layer: Layer) {
  if (owner.name === `${SCOPE}${name}` || layer.workspace.includes(name)) return null;
  const allowed = layer.workspace.length === 0 ? 'no package of the workspace' : layer.workspace.join(', ');
  return `${owner.folder || 'a tool'} may import ${allowed}.`;
}

/** A file that the package does not list is internal, and may move without a change elsewhere. */
function wrongEntry(specifier: string, name: string, members: readonly Member[]) {
  const member = members.find((candidate) => candidate.name === name);
  if (!member || fileOfEntry(member, `.${specifier.slice(name.length)}`)) return null;
  return `${member.folder} does not list it in the exports of its package.json.`;
}

function wrongPackage(name: string, file: string, owner: Member, layer: Layer, members: readonly Member[]) {
  const instead = layer.throughShared?.[name];
  if (instead) return `import ${instead} instead, so that its major is not every remote's.`;
  const root = members.find(({ folder }) => folder === '');
  const tool = isTest(file) || !layer.browser;
  if (tool && (owner.devDependencies.has(name) || root?.devDependencies.has(name))) return null;
  if (!owner.dependencies.has(name)) return `${owner.folder || 'the root'} does not declare it in its package.json.`;
  if (layer.packages === 'declared' || layer.packages.includes(name)) return null;
  return `${owner.folder} imports ${layer.packages.join(', ')} alone.`;
}
