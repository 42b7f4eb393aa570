/** What is not bundled, of the server and its tests: it has native parts, or files of it are looked up where they lie. */
export const OUTSIDE = ['@electric-sql/pglite', '@node-rs/argon2', 'pdfkit', 'pg-native', 'sharp', 'xero-node'];

/** CommonJS inside of a bundle asks for these. The names are nobody else's, for the bundler does not look here. */
export const COMMON = [
  "import { createRequire as __createRequire } from 'node:module';",
  "import { dirname as __folderOf } from 'node:path';",
  "import { fileURLToPath as __pathOf } from 'node:url';",
  'const require = __createRequire(import.meta.url), __filename = __pathOf(import.meta.url), __dirname = __folderOf(__filename);',
].join('\n');
