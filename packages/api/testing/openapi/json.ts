/** A JSON object, as in schemas and the document. */
export type Json = Record<string, unknown>;
