import type { RuleSetRule } from '@rspack/core';

/** How sources become modules: TypeScript by SWC, style sheets as files of their own. */
export const rules = ({ development, hotReload }: { development: boolean; hotReload: boolean }): RuleSetRule[] => [
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
  { test: /\.css$/, type: 'css/auto' },
  { test: /\.(woff2|png|jpg|svg)$/, type: 'asset/resource' },
];
