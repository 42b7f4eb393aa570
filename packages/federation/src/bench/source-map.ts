import { readFile } from 'node:fs/promises';

/** The fields of a source map that are read here. */
export interface SourceMap {
  sources: string[];
  sourcesContent?: (string | null)[];
}

/** The source map next to a file. Files that only re-export, and files that were not bundled, have none. */
export async function readSourceMap(file: string): Promise<SourceMap> {
  const text = await readFile(`${file}.map`, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return text === null ? { sources: [] } : (JSON.parse(text) as SourceMap);
}
