/** @param {any} node @returns {any[]} the types of a union, with those of the unions in it */
const typesOf = (node) => node.types.flatMap((/** @type {any} */ type) => (type.type === node.type ? typesOf(type) : [type]));

/** What `no-duplicate-type-constituents` of oxlint does not see: types that are written alike and have no name, as in `{ a: 1 } & { a: 1 }`. */
const rule = {
  create(/** @type {any} */ context) {
    const written = (/** @type {any} */ type) =>
      context.sourceCode
        .getTokens(type)
        .map((/** @type {any} */ { value }) => value)
        .join(' ');
    const check = (/** @type {any} */ node) => {
      const seen = new Set();
      for (const type of typesOf(node)) {
        const text = written(type);
        if (seen.has(text)) context.report({ node: type, message: `${text} stands here twice.` });
        seen.add(text);
      }
    };
    return { TSUnionType: check, TSIntersectionType: check };
  },
};

export const sameTypes = { rules: { 'same-types': rule } };
