import tseslint from 'typescript-eslint';
import { boundaries } from './eslint.boundaries.mjs';

const SYNTAX = 'no-restricted-syntax';

/** The project's rules on syntax alone: they need no types, so a source that is no file can be checked. */
export default [
  { files: ['**/*.{ts,tsx}'], languageOptions: { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } } },
  ...boundaries.filter(({ rules }) => SYNTAX in rules).map(({ files, rules }) => ({ files, rules: { [SYNTAX]: rules[SYNTAX] } })),
];
