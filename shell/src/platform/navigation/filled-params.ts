type Texts = Readonly<Record<string, string>>;

/** The parameters or the query of a page that a manifest names, with the id of a record for `{id}`. */
export const filledParams = (params: Texts = {}, id: number): Record<string, string> =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, value === '{id}' ? String(id) : value]));
