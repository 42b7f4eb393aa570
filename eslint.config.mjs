import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { boundaries } from './eslint.boundaries.mjs';
import { sameTypes } from './eslint.same-types.mjs';

/** The rules that need no types. `.oxlintrc.json` has those that do; `npm run lint` runs both. */

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
  tseslint.configs.recommended,
  {
    linterOptions: { noInlineConfig: true },
    plugins: { careloom: sameTypes },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true } }],
      'no-console': ['error', { allow: ['error', 'warn'] }],
      eqeqeq: 'error',
      // Its own comments are all that oxlint cannot be told to ignore.
      'no-warning-comments': ['error', { terms: ['oxlint-disable', 'oxlint-enable'], location: 'anywhere' }],
      'careloom/same-types': 'error',
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
