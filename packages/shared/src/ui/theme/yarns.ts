/** The yarns: OKLCH scales of equal lightness per step, so that `fern.700` has the visual weight of `clay.700`. */
const STEPS = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950];

const yarn = (hexes: string) => Object.fromEntries(hexes.split(' ').map((hex, at) => [String(STEPS[at]), { value: `#${hex}` }]));

export const yarns = {
  gum: yarn('eef9fc dcf3f9 bde6f1 98d6e6 6fc0d5 4ca5ba 2c899e 0e7184 005869 04414d 152f36'),
  galah: yarn('fef4f5 fee7ea ffd0d7 feb2bf f78fa3 db7087 bc556c a03f56 802d42 5e2230 401f26'),
  wattle: yarn('fef6e7 fceccf f7daa5 efc473 dfa934 c18d06 9f7302 825e00 664901 4b3500 392702'),
  fern: yarn('effaf2 ddf5e5 c0eace 9ddcb3 76c796 54ac79 35905e 1d7749 0a5e37 0c4528 173122'),
  lake: yarn('f2f7fe e3efff c9e0ff a9cdff 7fb5fe 5e98e5 447dc7 2f65aa 1f4e8a 183965 1a2b43'),
  clay: yarn('fef4f2 fee8e4 fed2ca ffb5a9 ff8e7d eb6856 cb4c3c ad3527 8c2318 661b13 451d17'),
  dusk: yarn('f7f5fe efebfe e1d7fe cfc0fc b9a4f0 9d87d5 826cb8 6b569c 54417e 3d305c 2d263e'),
  wool: yarn('fcfaf8 f6f4f0 f0ede8 e1ddd7 c4c0bb a19e98 7c7873 5f5c57 46433e 302d29 1d1a16'),
  night: yarn('eff4f6 dee6e9 c3ccd0 9eaaae 78868b 56666d 3a4c53 22353b 16272d 0d1c21 061318'),
};
