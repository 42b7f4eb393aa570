import { readFile } from 'node:fs/promises';

/** What of a source map is read here. */
export interface SourceMap {
  sources: string[];
  sourcesContent?: (string | null)[];
}

/** The source map beside a file. A file that only hands on what others hold has none, and one that was not bundled. */
export async function readSourceMap(file: string): Promise<SourceMap> {
  const text = await readFile(`${file}.map`, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return text === null ? { sources: [] } : (JSON.parse(text) as SourceMap);
}
