import openapiTS, { astToString, type SchemaObject } from 'openapi-typescript';
import ts from 'typescript';

const FILE = ts.factory.createTypeReferenceNode('File');
const HEADER = '/** Generated from the OpenAPI document by openapi-typescript: `npm run openapi` writes it anew. */\n';

/** TypeScript of a document, as an integrator generates it with openapi-typescript: a file is a `File`, whose name the API looks at. */
export async function clientTypesOf(document: string): Promise<string> {
  // Examples would be most of it.
  const plain = JSON.parse(document, (key, value: unknown) => (key === 'example' || key === 'examples' ? undefined : value)) as object;
  const nodes = await openapiTS(JSON.stringify(plain), {
    transform: (schema: SchemaObject) => ('contentMediaType' in schema ? FILE : undefined),
  });
  return HEADER + astToString(nodes);
}
