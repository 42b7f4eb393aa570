import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Configuration, RuleSetRule } from '@rspack/core';
import { LOCAL_NAME } from '../manifest/foreign-selectors';
import { ROOT } from '../../base/workspace';

interface Rules {
  development: boolean;
  hotReload: boolean;
  /** Whether style sheets are emitted as files, as for remotes. */
  scoped: boolean;
}

/** `startWorker(new URL('./sum.worker.ts', import.meta.url))` gets the address of the built script. */
const WORKER = /\.worker\.ts$/;
const WORKER_LOADER = fileURLToPath(new URL('./worker-loader.mjs', import.meta.url));
const REMOTES = path.join(ROOT, 'remotes');

const loader = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** Style sheets of a remote: separate files, in the remote's cascade layer. */
const styleFiles: RuleSetRule[] = [
  { test: /\.css$/, type: 'css/module', use: { loader: loader('./layer-loader.mjs'), options: { layer: 'remote' } } },
];

/** Style sheets of the shell, and of remotes in the single bundle: embedded in the scripts of their screens. */
const styleScripts: RuleSetRule[] = [
  { layer: 'shell', exclude: REMOTES },
  { layer: 'remote', include: REMOTES },
].map(({ layer, ...where }) => ({
  ...{ test: /\.css$/, ...where, type: 'javascript/auto', sideEffects: true },
  use: { loader: loader('./style-module-loader.mjs'), options: { layer } },
}));

/** Dependencies of emotion's `withTheme`, which nothing uses. Their package.json lacks `sideEffects: false`, so they would be kept. */
const WITH_THEME: RuleSetRule = { test: /[\\/](_isolated-hnrs|hoist-non-react-statics)[\\/]/, sideEffects: false };

/** Module rules: TypeScript with SWC, style sheets as CSS modules. */
export const rules = ({ development, hotReload, scoped }: Rules): RuleSetRule[] => [
  { test: WORKER, type: 'asset/resource', generator: { filename: '[name].[contenthash:8].js' }, use: { loader: WORKER_LOADER } },
  {
    test: /\.tsx?$/,
    exclude: WORKER,
    use: {
      loader: 'builtin:swc-loader',
      options: {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2022',
          transform: { react: { runtime: 'automatic', development, refresh: hotReload } },
        },
      },
    },
  },
  ...(scoped ? styleFiles : styleScripts),
  WITH_THEME,
  { test: /\.(woff2|png|jpg|svg)$/, type: 'asset/resource' },
];

/** Class names in the page, and the default export of a CSS module: `import styles from './page.css'`. */
export const scopedStyles = (): Configuration['module'] => ({
  generator: { 'css/module': { localIdentName: LOCAL_NAME } },
  parser: { 'css/module': { namedExports: false } },
});
