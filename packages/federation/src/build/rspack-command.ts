import path from 'node:path';
import { ROOT } from '../base/workspace';
import type { Mode } from './config-of';

const CLI = 'packages/federation/node_modules/@rspack/cli/bin/rspack.js';

/**
 * The command for `rspack build` in the folder of the shell or a remote.
 *
 * It uses only tsx's ESM loader: the CommonJS loader adds `__name` calls to functions of the bundler that are printed into the bundle,
 * where `__name` is not defined.
 * @param root of the checkout to build in
 */
export const rspackCommand = (name: string, mode: Mode = 'production', root = ROOT) => ({
  args: ['--import', 'tsx/esm', path.join(root, CLI), 'build', '--config-loader', 'native', '--mode', mode],
  cwd: path.join(root, name === 'shell' ? 'shell' : `remotes/${name}`),
  env: {
    // configures how tsx compiles JSX: the login page is rendered from its sources
    TSX_TSCONFIG_PATH: path.join(root, 'tsconfig.browser.json'),
    // otherwise the cache is kept in the system's temporary folder
    NODE_DISABLE_COMPILE_CACHE: '1',
  },
});
