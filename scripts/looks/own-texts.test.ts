import { expect, test } from '@jest/globals';
import { needlessCapitals, ownTexts, ownTextsPage } from './own-texts';

test('the list has every text of our own once, and none of the specification', () => {
  const page = ownTextsPage(ownTexts());
  expect(page).toMatch(/^\| Weekly hours \| .* \| `jobs\.weekly_hours` \|$/m);
  expect(page).not.toContain('`common.no_records`');
  expect(page.match(/^\| (?!text|---)/gm)).toHaveLength(ownTexts().length);
});

test('our texts are in sentence case', () => {
  expect(needlessCapitals(ownTexts())).toEqual([]);
});

test('a needless capital is found, but not one in a name or a quoted label', () => {
  const text = (words: string) => ({ key: 'k', where: '', text: words });
  expect(
    needlessCapitals([text('Weekly Hours'), text('All jobs. Then {count} more'), text('Back to Careloom'), text('Open Service Agreement')]),
  ).toEqual(['k: Weekly Hours']);
});

test('a text with a count has a singular form of its own', () => {
  const texts = new Map(ownTexts().map(({ key, text }) => [key, text]));
  const counted = [...texts].filter(([key, text]) => /\{count\} \w+s\b/.test(text) && !key.endsWith('_one'));
  const onlySeveral = ['jobs.archived_count', 'jobs.confirm_archive_many', 'fields.fix_many', 'publish.best_count', 'publish.in_parts'];
  const lacking = counted.filter(([key]) => !onlySeveral.includes(key) && !texts.has(`${key}_one`) && !key.endsWith('_other'));
  expect(lacking.map(([key]) => key)).toEqual([]);
});
