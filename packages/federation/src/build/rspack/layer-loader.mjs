/**
 * Wraps a style sheet in a cascade layer. The layer of remotes is the last one, so their rules override the kit's and the shell's without
 * `!important`, in any loading order.
 * @this {import('@rspack/core').LoaderContext<{ layer: string }>}
 * @param {string} source
 * @returns {string}
 */
export default function layerLoader(source) {
  return `@layer ${this.getOptions().layer} {\n${source}\n}`;
}
