/** What is not bundled, of the server and its tests: it has native parts, or files of it are looked up where they lie. */
export const OUTSIDE = [
  '@electric-sql/pglite',
  '@fontsource-variable/noto-sans',
  '@fontsource-variable/noto-sans-arabic',
  '@fontsource-variable/noto-sans-bengali',
  '@fontsource-variable/noto-sans-devanagari',
  '@fontsource-variable/noto-sans-ethiopic',
  '@fontsource-variable/noto-sans-hebrew',
  '@fontsource-variable/noto-sans-hk',
  '@fontsource-variable/noto-sans-jp',
  '@fontsource-variable/noto-sans-khmer',
  '@fontsource-variable/noto-sans-kr',
  '@fontsource-variable/noto-sans-sc',
  '@fontsource-variable/noto-sans-tamil',
  '@fontsource-variable/noto-sans-tc',
  '@fontsource-variable/noto-sans-thai',
  '@node-rs/argon2',
  'pdfkit',
  'pg-native',
  'sharp',
  'subset-font',
  'xero-node',
];

/** CommonJS inside of a bundle asks for these. The names are nobody else's, for the bundler does not look here. */
export const COMMON = [
  "import { createRequire as __createRequire } from 'node:module';",
  "import { dirname as __folderOf } from 'node:path';",
  "import { fileURLToPath as __pathOf } from 'node:url';",
  'const require = __createRequire(import.meta.url), __filename = __pathOf(import.meta.url), __dirname = __folderOf(__filename);',
].join('\n');
