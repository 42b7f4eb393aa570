/**
 * Parts of a package, by folder, and which other parts of it each may import. Tests may import all of them.
 * Read by `npm run boundaries` and by `eslint.boundaries.mjs`.
 * @type {Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>}
 */
export const PARTS = {
  shell: {
    'src/platform': [],
    'src/screens': ['src/platform'],
    'src/chrome': ['src/platform', 'src/screens'],
    'src/app': ['src/platform', 'src/screens', 'src/chrome'],
  },
  'packages/federation': {
    'src/base': [],
    'src/registry': [],
    'src/reports': ['src/base', 'src/registry'],
    'src/bench': [],
    'src/build': ['src/base', 'src/registry', 'src/reports'],
    'src/dev': ['src/base', 'src/registry', 'src/build'],
    'src/release': ['src/base', 'src/registry', 'src/reports', 'src/bench', 'src/build'],
    'src/scaffold': ['src/base', 'src/build'],
    'src/commands': ['src/base', 'src/registry', 'src/reports', 'src/bench', 'src/build', 'src/dev', 'src/release', 'src/scaffold'],
  },
  'packages/api': {
    'src/platform': [],
    'src/domain': ['src/platform'],
    'src/app': ['src/platform', 'src/domain', 'seed'],
    seed: ['src/platform', 'src/domain', 'src/app'],
    bench: ['src/platform', 'src/domain', 'src/app', 'seed', 'testing'],
    testing: ['src/platform', 'src/domain', 'src/app', 'seed'],
  },
};
