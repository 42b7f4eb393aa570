import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { boundaries } from './eslint.boundaries.mjs';

/** The programs of `npm run types`. One for each package would load the kit's types a dozen times: 4 GB instead of 2. */
const PROGRAMS = ['tsconfig.browser.json', 'tsconfig.node.json', 'e2e/tsconfig.json'];

const BROWSER = ['shell/src/**', 'remotes/*/src/**', 'packages/shared/src/**'];

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/.tests/**',
      '**/node_modules/**',
      '**/.cache/**',
      '.data/**',
      '**/*.mjs',
      '**/*.cjs',
      'packages/api/src/platform/db/migrations/**',
      'packages/api/testing/openapi/client-types.ts',
      'reports/**',
    ],
  },
  tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: { parserOptions: { project: PROGRAMS, tsconfigRootDir: import.meta.dirname } },
    linterOptions: { noInlineConfig: true },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': [
        'error',
        { allowForKnownSafeCalls: [{ from: 'package', name: ['test', 'describe', 'suite', 'it'], package: 'node:test' }] },
      ],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true } }],
      'no-console': ['error', { allow: ['error', 'warn'] }],
      eqeqeq: 'error',
    },
  },
  {
    files: BROWSER,
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y },
    rules: { ...reactHooks.configs.recommended.rules, ...jsxA11y.flatConfigs.recommended.rules },
  },
  {
    files: ['scripts/**', 'packages/federation/**', 'packages/api/**', 'e2e/**', '**/*.config.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.config.ts', '**/remote.config.ts', '**/css-modules.d.ts', '**/charts/lean/*.ts'],
    rules: { 'no-restricted-exports': 'off' },
  },
  ...boundaries,
);
