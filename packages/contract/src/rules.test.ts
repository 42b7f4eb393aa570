import { describe, expect, test } from '@jest/globals';
import { describeIssues } from './issues';
import { kept } from './kept';
import { listQuery, PAGE_SIZE } from './list-query';
import { MESSAGES, type MessageKey } from './messages/index';
import { changePasswordBody } from './resources/auth';
import { NOTIFICATION_PAGE_SIZE, notifications } from './resources/notifications';
import * as rules from './rules';
import { z } from './schema';

/** The messages for a value under a label, as in a form or a 422. */
function refusals(rule: z.ZodMiniType, value: unknown, label: MessageKey = 'field.team.contact_number'): string[] {
  const parsed = z.object({ field: rule }).safeParse({ field: value });
  return parsed.success ? [] : (describeIssues(parsed.error.issues, { field: label }, (key) => MESSAGES[key])['field'] ?? []);
}

/** With `null` the value is valid, otherwise the message with which it is refused. */
type Example = [value: unknown, sentence: string | null];
const examples = (rule: z.ZodMiniType, label: MessageKey, table: Example[]) => {
  for (const [value, sentence] of table)
    expect({ value, errors: refusals(rule, value, label) }).toEqual({ value, errors: sentence === null ? [] : [sentence] });
};

describe('phone', () => {
  const wrong = 'Please enter the valid Contact Number';
  const check = (...table: Example[]) => examples(rules.phone(), 'field.team.contact_number', table);

  test('R5-001: leading symbols are optional', () =>
    check(['+61412345678', null], ['(+0412345678', null], ['0412345678', null], ['*0412345678', wrong]));
  test('R5-002: 9 to 17 characters', () =>
    check(['12345678', wrong], ['123456789', null], ['12345678901234567', null], ['123456789012345678', wrong]));
  test('R5-003: digits, spaces, dashes and brackets', () =>
    check(['(02) 9999-9999', null], ['0412 345 67x', wrong], ['0412.345.678', wrong]));
});

describe('currency', () => {
  const wrong = 'Amount format is invalid.';
  const check = (...table: Example[]) => examples(rules.currency(), 'field.expense.amount', table);

  test('R5-004: up to 10 digits', () =>
    check(['0', null], ['1234567890', null], ['12345678901', wrong], ['-5', wrong], ['5 dollars', wrong]));
  test('R5-005: up to 2 decimals, or none', () =>
    check(['10.55', null], ['10.5', null], ['10', null], ['10.555', wrong], ['10,55', wrong]));
});

test('an amount is greater than 0 and has at most 10 digits', () =>
  examples(rules.amount(), 'field.expense.amount', [
    ['0.01', null],
    ['9999999999.99', null],
    ['0', 'Amount must be at least 0.01.'],
    ['0.00', 'Amount must be at least 0.01.'],
    ['10000000000', 'Amount format is invalid.'],
    ['-5', 'Amount format is invalid.'],
  ]));

test('R5-006 R9-007: a post code has exactly 4 digits', () => {
  const wrong = 'Please enter the valid Post Code';
  examples(rules.postCode(), 'field.house.post_code', [
    ['2000', null],
    ['0800', null],
    ['200', wrong],
    ['20000', wrong],
    ['20a0', wrong],
  ]);
});

describe('password', () => {
  const wrong = MESSAGES['validation.password'];
  const check = (...table: Example[]) => examples(rules.strongPassword(), 'field.team.first_name', table);
  const long = (length: number) => `Aa1!${'x'.repeat(length - 4)}`;

  test('R5-007 R9-006: at least 8 characters', () => check([long(7), wrong], [long(8), null]));
  test('R5-008 R9-006: at most 30 characters', () => check([long(30), null], [long(31), wrong]));
  test('R5-009: a digit', () => check(['Password!', wrong], ['Passw0rd!', null]));
  test('R5-010: a lowercase letter', () => check(['PASSW0RD!', wrong], ['PASSw0RD!', null]));
  test('R5-011: an uppercase letter', () => check(['passw0rd!', wrong], ['Passw0rd!', null]));
  test('R5-012: a special character', () => check(['Passw0rdd', wrong], ['Passw0rd_', null], ['Passw0rdé', null]));
  test('R5-013: no whitespace', () => check(['Passw0rd !', wrong], [' Passw0rd!', wrong], ['Passw0rd!\t', wrong]));

  test('R5-014: a new one differs from the current one', () => {
    const change = (password: string) =>
      changePasswordBody
        .safeParse({ current_password: 'Passw0rd!', password, password_confirmation: password })
        .error?.issues.map(({ message }) => message);
    expect(change('Passw0rd!')).toEqual(['validation.different']);
    expect(change('Passw0rd?')).toBeUndefined();
  });
});

describe('files', () => {
  const file = (name: string, size = 1_000) => ({ name, size, type: '' });
  const check = (...table: Example[]) => examples(rules.image(), 'field.team.profile_picture', table);
  const wrong = 'Profile Picture must be a file of type: jpeg, jpe, jpg, gif, png.';

  test.each([
    ['R5-015', 'jpeg'],
    ['R5-016', 'jpe'],
    ['R5-017', 'jpg'],
    ['R5-018', 'gif'],
    ['R5-019', 'png'],
  ])('%s: a picture may be a .%s', (_id, extension) =>
    check([file(`face.${extension}`), null], [file(`FACE.${extension.toUpperCase()}`), null]),
  );

  test('R5-020: no other picture', () =>
    check(...['face.bmp', 'face.pdf', 'face.svg', 'face.png.exe', 'png', 'face'].map((name): Example => [file(name), wrong]), [
      'face.png',
      wrong,
    ]));

  test('R5-021: a sheet is a .csv file', () => {
    const refused = 'Please upload a .csv file.';
    examples(rules.csvFile(), 'field.team.profile_picture', [
      [file('week.csv'), null],
      [file('week.xlsx'), refused],
      [file('week.csv.exe'), refused],
      ['week.csv', refused],
    ]);
  });

  test('R5-022 R9-005: 5,000,000 bytes at most', () => {
    const large = 'Profile Picture may not be greater than 5 MB.';
    check([file('face.png', 5_000_000), null], [file('face.png', 5_000_001), large]);
    examples(rules.csvFile(), 'field.team.profile_picture', [
      [file('week.csv', 5_000_000), null],
      [file('week.csv', 5_000_001), large],
    ]);
  });
});

describe('url', () => {
  const check = (...table: Example[]) => examples(rules.url(), 'field.house.address', table);
  const wrong = 'Address format is invalid.';

  test('R5-023: http or https before it is optional', () =>
    check(
      ['example.com', null],
      ['http://example.com', null],
      ['https://example.com', null],
      ['ftp://example.com', wrong],
      ['javascript:alert(1)', wrong],
    ));
  test('R5-024: the host has a dot', () => check(['localhost', wrong], ['http://localhost', wrong], ['a.b', null]));
  test('R5-025: a simple path is optional', () =>
    check(['example.com/a/b', null], ['example.com/a-b/c.html', null], ['example.com/a b', wrong], ['example.com/?q=1', wrong]));
});

describe('the catalogue has a template for the rule', () => {
  const has = (...keys: MessageKey[]) => {
    for (const key of keys) expect(MESSAGES[key]).toMatch(/\w/);
  };

  test('R5-046: min', () => has('validation.min.string', 'validation.min.numeric'));
  test('R5-047: max', () => has('validation.max.string', 'validation.max.numeric', 'validation.file.max'));
  test('R5-048: between', () => expect(MESSAGES['validation.between']).toBe(':attribute must be between :min and :max.'));
  test('R5-049: size', () => expect(MESSAGES['validation.size']).toBe(':attribute must be :size characters.'));
  test('R5-050: unique', () => expect(MESSAGES['validation.unique']).toBe(':attribute has already been taken.'));
  test('R5-051: regex', () => expect(MESSAGES['validation.regex']).toBe(':attribute format is invalid.'));
  test('R5-052: date', () => has('validation.date', 'validation.date_format', 'validation.after_or_equal'));
  test('R5-053: accepted, array, boolean, confirmed, different, digits, exists, file, image, in, integer, mimes, numeric, same, string, url', () => {
    has(
      'validation.accepted',
      'validation.array',
      'validation.boolean',
      'validation.confirmed',
      'validation.different',
      'validation.digits',
    );
    has('validation.exists', 'validation.file', 'validation.image', 'validation.in', 'validation.integer', 'validation.mimes');
    has('validation.numeric', 'validation.same', 'validation.string', 'validation.url');
  });
});

describe('sizes of a page', () => {
  test('R9-001: a list has 10 rows unless asked otherwise, 100 at most', () => {
    expect(PAGE_SIZE).toBe(10);
    expect(listQuery.parse({})).toMatchObject({ page: 1, per_page: 10 });
    expect(listQuery.parse({ per_page: '25', page: '3' })).toMatchObject({ page: 3, per_page: 25 });
    expect(listQuery.safeParse({ per_page: 101 }).success).toBe(false);
  });

  test('R9-002: notifications come by 25', () => {
    expect(NOTIFICATION_PAGE_SIZE).toBe(25);
    expect(notifications.list.query.parse({})).toMatchObject({ per_page: 25 });
  });
});

describe('dates, times, numbers and choices', () => {
  test('a date is a day of the calendar', () =>
    examples(rules.date(), 'field.job.start_date', [
      ['2028-02-29', null],
      ['2027-02-29', 'Start Date is not a valid date.'],
      ['29/02/2028', 'Start Date is not a valid date.'],
      ['1899-12-31', 'Start Date is not a valid date.'],
      ['2200-01-01', 'Start Date is not a valid date.'],
      ['2199-12-31', null],
      ['', 'Start Date is required'],
    ]));

  test('a time is HH:mm of 24 hours', () =>
    examples(rules.time(), 'field.job.start_time', [
      ['00:00', null],
      ['23:59', null],
      ['24:00', 'Start Time does not match the format H:i.'],
      ['9:00', 'Start Time does not match the format H:i.'],
    ]));

  test('a number may be its digits, within its bounds', () => {
    examples(rules.number({ min: 1, max: 50, integer: true }), 'field.job.number_of_workers', [
      [1, null],
      ['50', null],
      ['0', 'Number of Workers must be at least 1.'],
      ['51', 'Number of Workers may not be greater than 50.'],
      ['2.5', 'Number of Workers must be an integer.'],
      ['two', 'Number of Workers must be a number.'],
      [' 7 ', null],
      ['0x10', 'Number of Workers must be a number.'],
      ['1e1', 'Number of Workers must be a number.'],
      ['0b11', 'Number of Workers must be a number.'],
      ['', 'Number of Workers is required'],
      [undefined, 'Number of Workers is required'],
    ]);
  });

  test('a choice is one of those offered', () =>
    examples(rules.oneOf(['public', 'private']), 'field.job.visibility', [
      ['public', null],
      ['secret', 'The selected Visibility is invalid.'],
      ['', 'Visibility is required'],
      [undefined, 'Visibility is required'],
    ]));

  test('an e-mail address is kept in lower case, trimmed', () => {
    expect(rules.email().parse('  Ann@Example.COM ')).toBe('ann@example.com');
    examples(rules.email(), 'field.team.email', [
      ['ann@example', 'Email must be a valid email address.'],
      ['ann example@x.org', 'Email must be a valid email address.'],
      [7, 'Email must be a string.'],
    ]);
  });

  test('an optional value may be missing, and is refused when invalid', () => {
    for (const blank of [undefined, null, '', ' ']) expect(rules.optional(rules.postCode()).parse(blank)).toBeNull();
    expect(refusals(rules.optional(rules.postCode()), '20', 'field.house.post_code')).toEqual(['Please enter the valid Post Code']);
  });

  test('a missing value is kept, a blank value is cleared', () => {
    const body = z.object({ code: kept(rules.postCode()) });
    expect([body.parse({}), body.parse({ code: ' ' }), body.parse({ code: null }), body.parse({ code: '2000' })]).toEqual([
      {},
      { code: null },
      { code: null },
      { code: '2000' },
    ]);
    expect(refusals(kept(rules.postCode()), '20', 'field.house.post_code')).toEqual(['Please enter the valid Post Code']);
  });

  test.each([
    [1, 1],
    ['1', 1],
    [true, 1],
    [0, 0],
    ['0', 0],
    [false, 0],
  ])('a flag %j is %i', (value, expected) => expect(rules.flag().parse(value)).toBe(expected));
});
