/**
 * Puts a style sheet into a cascade layer. A remote's is the last, so that its rules win over the kit's and the shell's without
 * `!important`, whatever was loaded first.
 * @this {import('@rspack/core').LoaderContext<{ layer: string }>}
 * @param {string} source
 * @returns {string}
 */
export default function layerLoader(source) {
  return `@layer ${this.getOptions().layer} {\n${source}\n}`;
}
