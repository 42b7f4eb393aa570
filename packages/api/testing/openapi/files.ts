import { readFile } from 'node:fs/promises';
import openapiTS, { astToString, type SchemaObject } from 'openapi-typescript';
import ts from 'typescript';
import type { DeclaredRoute } from '../../src/platform/http/declared-routes';
import { openApiDocument } from './document';
import type { Examples } from './examples';

/** The generated files that are checked in. */
export const EXAMPLES_FILE = new URL('./examples.json', import.meta.url);
export const DOCUMENT_FILE = new URL('../../src/app/openapi/openapi.json', import.meta.url);
export const TYPES_FILE = new URL('./client-types.ts', import.meta.url);

export const written = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const FILE = ts.factory.createTypeReferenceNode('File');
const HEADER = '/** Generated from the OpenAPI document by openapi-typescript: `npm run openapi` writes it anew. */\n';

/** TypeScript of a document, as an integrator generates it with openapi-typescript: a file is a `File`, because the API reads its name. */
async function clientTypesOf(document: string): Promise<string> {
  // Examples would make up most of it.
  const plain = JSON.parse(document, (key, value: unknown) => (key === 'example' || key === 'examples' ? undefined : value)) as object;
  const nodes = await openapiTS(JSON.stringify(plain), {
    transform: (schema: SchemaObject) => ('contentMediaType' in schema ? FILE : undefined),
  });
  return HEADER + astToString(nodes);
}

/** The document and the types of a client, as checked in. */
export async function filesOf(routes: readonly DeclaredRoute[], examples: Examples): Promise<{ document: string; types: string }> {
  const document = written(openApiDocument(routes, examples));
  return { document, types: await clientTypesOf(document) };
}

export const readText = (file: URL): Promise<string> => readFile(file, 'utf8');
