/**
 * Parts of a package, by folder, and which other parts of it each may import. Tests may import all of them.
 * Read by `npm run boundaries` and by `eslint.boundaries.mjs`.
 * @type {Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>}
 */
export const PARTS = {
  'packages/api': {
    'src/platform': [],
    'src/domain': ['src/platform'],
    'src/app': ['src/platform', 'src/domain', 'seed'],
    seed: ['src/platform', 'src/domain', 'src/app'],
    bench: ['src/platform', 'src/domain', 'src/app', 'seed', 'testing'],
    testing: ['src/platform', 'src/domain', 'src/app', 'seed'],
  },
};
