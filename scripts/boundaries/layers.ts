/** Which packages may import which: the table of `docs/architecture.md`, as data. */

export interface Layer {
  /** Workspace packages, by their names without the scope. */
  workspace: readonly string[];
  /** External packages that it may import: those in its package.json, or only these. */
  packages: 'declared' | readonly string[];
  /** Runs in a browser, so no Node module may be imported. */
  browser: boolean;
  /** Packages that may be used only through `shared`, and what to import instead. */
  throughShared?: Readonly<Record<string, string>>;
}

const ROUTER = { 'react-router-dom': '@careloom/shared/navigation', 'react-router': '@careloom/shared/navigation' };
const THROUGH_SHARED = {
  '@chakra-ui/react': '@careloom/shared/ui or /ui-overlay',
  '@emotion/react': '@careloom/shared/ui',
  axios: '@careloom/shared/http',
  i18next: '@careloom/shared/i18n',
  'pusher-js': '@careloom/shared/realtime',
};

/** The shell owns the router. */
const SHELL: Layer = { workspace: ['shared', 'contract', 'pay'], packages: 'declared', browser: true, throughShared: THROUGH_SHARED };
const REMOTE: Layer = { ...SHELL, throughShared: { ...THROUGH_SHARED, ...ROUTER } };

const LAYERS: Readonly<Record<string, Layer>> = {
  'packages/contract': { workspace: [], packages: ['zod'], browser: true },
  'packages/pay': { workspace: [], packages: ['@date-fns/tz'], browser: true },
  'packages/shared': { workspace: ['contract'], packages: 'declared', browser: true },
  'packages/federation': { workspace: ['contract'], packages: 'declared', browser: false },
  'packages/api': { workspace: ['contract', 'pay', 'federation'], packages: 'declared', browser: false },
  shell: SHELL,
  e2e: { workspace: ['contract', 'pay', 'federation', 'api'], packages: 'declared', browser: false },
};

/** Files that a package is built with, besides its sources: configuration, manifests, generators. */
const BUILD: Layer = { workspace: ['federation', 'contract', 'shared'], packages: 'declared', browser: false };

/** Tools at the root. */
const TOOLS: Layer = { workspace: ['contract', 'pay', 'federation', 'api'], packages: 'declared', browser: false };

/** The layer that a file of a member belongs to. */
export function layerOf(folder: string, file: string): Layer {
  const layer = LAYERS[folder] ?? (folder.startsWith('remotes/') ? REMOTE : TOOLS);
  return layer.browser && !file.startsWith(`${folder}/src/`) ? BUILD : layer;
}
