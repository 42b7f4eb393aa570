import type { Configuration, RuleSetRule } from '@rspack/core';
import { LOCAL_NAME } from '../manifest/foreign-selectors';

interface Rules {
  development: boolean;
  hotReload: boolean;
  /** Whether classes get names that no other package has: those of a remote do. */
  scoped: boolean;
}

/** How sources become modules: TypeScript by SWC, style sheets as files of their own. */
export const rules = ({ development, hotReload, scoped }: Rules): RuleSetRule[] => [
  {
    test: /\.tsx?$/,
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
