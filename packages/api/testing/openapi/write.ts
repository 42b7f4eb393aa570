/** `npm run openapi`: records new examples, and writes the OpenAPI document and the types of its client. */
import { writeFile } from 'node:fs/promises';
import { startApi } from '../harness';
import { everyAnswer, RECORDED_WITH } from './every-answer';
import { DOCUMENT_FILE, EXAMPLES_FILE, filesOf, TYPES_FILE, written } from './files';

const api = await startApi(RECORDED_WITH);
try {
  const examples = await everyAnswer(api);
  const { document, types } = await filesOf(api.server.app.declared, examples);
  await writeFile(EXAMPLES_FILE, written(examples));
  await writeFile(DOCUMENT_FILE, document);
  await writeFile(TYPES_FILE, types);
  process.stdout.write(`${Object.keys(examples).length} calls were recorded.\n`);
} finally {
  await api.close();
}
