/** `npm run texts`: writes all texts to reports/texts.md for proofreading. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { ownTexts, ownTextsPage } from './own-texts';

const folder = new URL('../../reports/', import.meta.url);
mkdirSync(folder, { recursive: true });
writeFileSync(new URL('texts.md', folder), ownTextsPage(ownTexts()));
console.log(`${ownTexts().length} texts in reports/texts.md`);
