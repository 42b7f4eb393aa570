/** The container of all remotes. It outlives every page: React appends it, single-spa-layout fills it. */
export const outlet = document.createElement('div');
