/** Two projects: `browser` runs in jsdom what a page runs, `node` what browser and server share. The server's own tests are node:test. */

import { bundledPackage } from './testing/bundled-package.mjs';

const SOURCES = '[jt]sx?';

/** Packages that ship nothing but ES modules: jest runs CommonJS, so these are transformed like our own sources. */
const ES_ONLY = [
  'd3-[a-z-]+',
  'internmap',
  '@chakra-ui',
  '@ark-ui',
  '@zag-js',
  'lucide-react',
  '@internationalized',
  'uqr',
  'perfect-freehand',
  'proxy-memoize',
];

/** In a pnpm store a package lies under `.pnpm/<name>@<version>/node_modules/<name>`, so the last `node_modules` decides. */
const ignored = `/node_modules/(?!\\.pnpm/)(?!(${ES_ONLY.join('|')})[/@])`;

const shared = {
  runtime: '<rootDir>/testing/noting-runtime.cjs',
  cacheDirectory: '<rootDir>/.cache/jest',
  globals: { __DEV__: false, __SHARED_VERSION__: '1.0.0', __CONTRACT_VERSION__: '1.0.0' }, // as in what is released
  transform: {
    [`^.+\\.m?${SOURCES}$`]: [
      '@swc/jest',
      {
        jsc: { parser: { syntax: 'typescript', tsx: true }, target: 'es2022', transform: { react: { runtime: 'automatic' } } },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [ignored],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/.cache/', '<rootDir>/.data/'],
};

export default {
  // A form that is typed into key by key takes seconds on a busy machine; what hangs is still found.
  testTimeout: 30_000,
  maxWorkers: '100%',
  projects: [
    {
      ...shared,
      displayName: 'browser',
      roots: ['<rootDir>/packages/shared', '<rootDir>/shell', '<rootDir>/remotes'],
      testMatch: ['**/src/**/*.test.ts', '**/src/**/*.test.tsx'],
      testEnvironment: '<rootDir>/testing/browser-environment.cjs',
      testEnvironmentOptions: { url: 'http://localhost:4000/', customExportConditions: ['browser', 'require', 'default'] },
      setupFiles: ['<rootDir>/testing/browser-stubs.cjs'],
      setupFilesAfterEnv: ['@testing-library/jest-dom/jest-globals', '<rootDir>/testing/patient-queries.ts'],
      moduleNameMapper: {
        '\\.(css|svg|woff2|png|jpg)$': '<rootDir>/testing/asset.cjs',
        '^@fontsource': '<rootDir>/testing/asset.cjs',
        '^@chakra-ui/react$': bundledPackage('@chakra-ui/react'),
        '^lucide-react$': bundledPackage('lucide-react'),
      },
    },
    {
      ...shared,
      displayName: 'node',
      roots: ['<rootDir>/packages/contract', '<rootDir>/packages/pay', '<rootDir>/scripts'],
      testMatch: ['**/src/**/*.test.ts', '<rootDir>/scripts/**/*.test.ts'],
      testEnvironment: 'node',
    },
  ],
};
