/** Converts a property name to CSS syntax: `WebkitFontSmoothing` to `-webkit-font-smoothing`. */
const written = (property: string) => property.replace(/[A-Z]/g, '-$&').toLowerCase();

/**
 * Whether Chakra treats a prop as a style: a property that this browser supports, a custom property, a selector or an at-rule. Chakra
 * caches the result. In the shell's build, this replaces `@pandacss/is-valid-prop`, which contains a list of all 500 names.
 */
export const isCssProperty = (property: string): boolean => /^--|[&@]/.test(property) || CSS.supports(written(property), 'initial');
