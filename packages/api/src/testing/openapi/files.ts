import { readFile } from 'node:fs/promises';
import type { DeclaredRoute } from '../../http/declared-routes';
import { clientTypesOf } from './client-types-of';
import { openApiDocument } from './document';
import type { Examples } from './examples';

/** What is made from the contract and checked in. */
export const EXAMPLES_FILE = new URL('./examples.json', import.meta.url);
export const DOCUMENT_FILE = new URL('../../openapi/openapi.json', import.meta.url);
export const TYPES_FILE = new URL('./client-types.ts', import.meta.url);

export const written = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** The document and the types of a client, as they are checked in. */
export async function filesOf(routes: readonly DeclaredRoute[], examples: Examples): Promise<{ document: string; types: string }> {
  const document = written(openApiDocument(routes, examples));
  return { document, types: await clientTypesOf(document) };
}

export const readText = (file: URL): Promise<string> => readFile(file, 'utf8');
