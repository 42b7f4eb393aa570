/** `WebkitFontSmoothing` as CSS writes it: `-webkit-font-smoothing`. */
const written = (property: string) => property.replace(/[A-Z]/g, '-$&').toLowerCase();

/**
 * Whether Chakra, which remembers the answer, takes a property of a component for a style: what this browser supports, a variable, or a
 * selector. In the shell's build it takes the place of `@pandacss/is-valid-prop`, which brings a list of all 500 names.
 */
export const isCssProperty = (property: string): boolean => /^--|[&@]/.test(property) || CSS.supports(written(property), 'initial');
