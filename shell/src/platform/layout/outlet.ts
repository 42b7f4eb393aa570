/** Where remotes are laid out. It outlives every page: React adopts it, single-spa-layout fills it. */
export const outlet = document.createElement('div');
