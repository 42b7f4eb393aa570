import { fileURLToPath } from 'node:url';
import type { Configuration, RuleSetRule } from '@rspack/core';
import { LOCAL_NAME } from '../manifest/foreign-selectors';

interface Rules {
  development: boolean;
  hotReload: boolean;
  /** Whether classes get names that no other package has: those of a remote do. */
  scoped: boolean;
}

/** `startWorker(new URL('./sum.worker.ts', import.meta.url))` has the address of the script that such a file becomes. */
const WORKER = /\.worker\.ts$/;
const WORKER_LOADER = fileURLToPath(new URL('./worker-loader.mjs', import.meta.url));

/** How sources become modules: TypeScript by SWC, style sheets as files of their own. */
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
  { test: /\.css$/, type: scoped ? 'css/module' : 'css/auto' },
  { test: /\.(woff2|png|jpg|svg)$/, type: 'asset/resource' },
];

/** How classes are called in the page, and how a module gets them: `import styles from './page.css'`. */
export const scopedStyles = (): Configuration['module'] => ({
  generator: { 'css/module': { localIdentName: LOCAL_NAME } },
  parser: { 'css/module': { namedExports: false } },
});
