import { describe, expect, test } from '@jest/globals';
import { changedFields, fitDraft } from './draft-fields';

const JOB = { name: '', house_id: 12, days: [] as string[], is_overnight: 0, profile_picture: null };
const nothing = new Set<string>();

describe('the fields of a draft', () => {
  test.each([
    ['no unchanged field', JOB, nothing, {}],
    ['text that was typed', { ...JOB, name: 'Nights' }, nothing, { name: { base: '', value: 'Nights' } }],
    ['choices', { ...JOB, days: ['monday'] }, nothing, { days: { base: [], value: ['monday'] } }],
    ['no secret', { ...JOB, name: 'Careloom#2026' }, new Set(['name']), {}],
    ['no file', { ...JOB, profile_picture: new File(['x'], 'x.png') }, nothing, {}],
  ])('%s', (_, values, secrets, expected) => {
    expect(changedFields(values, JOB, secrets)).toEqual(expected);
  });
});

describe('the fields restored from a stored draft', () => {
  test.each([
    ['a field that did not change since the draft', { name: { base: '', value: 'Nights' } }, { values: { name: 'Nights' }, conflicts: [] }],
    ['an id in the type of its control', { house_id: { base: 12, value: '5' } }, { values: { house_id: '5' }, conflicts: [] }],
    ['a field that another user changed', { house_id: { base: 3, value: '5' } }, { values: { house_id: '5' }, conflicts: ['house_id'] }],
    ['no field that the form lacks', { salary: { base: '', value: '1' } }, null],
    ['no value of another kind', { name: { base: '', value: { toString: 'x' } }, days: { base: [], value: 'monday' } }, null],
    ['no value that the record has by now', { house_id: { base: 3, value: 12 } }, null],
    ['no null', { name: { base: '', value: null } }, null],
    ['no prototype', JSON.parse('{"__proto__": {"base": "", "value": "x"}}'), null],
  ])('%s', (_, fields, expected) => {
    expect(fitDraft(fields as Parameters<typeof fitDraft>[0], JOB)).toEqual(expected);
  });
});
