/** A JSON object, as schemas and the document are made of. */
export type Json = Record<string, unknown>;
