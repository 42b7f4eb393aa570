import type { Locator, Page } from '@playwright/test';
import type { Labels } from '@careloom/contract/issues';
import type { z } from '@careloom/contract/schema';
import { expect, test } from '../fixtures/test';
import { containing } from '../support/patterns';
import type { Role } from '../support/roles';
import { violationsOf } from '../support/violations';

export interface FormUnderTest {
  name: string;
  /** Who opens it; `null` for nobody signed in. */
  role: Role | null;
  open: (page: Page) => Promise<void>;
  submit: (page: Page) => Promise<void>;
  schema: z.ZodMiniType;
  labels: Labels;
  /** What the form would send if nothing were wrong. */
  valid: Record<string, unknown>;
  /** The control of each field that a person fills. */
  controls: Record<string, (page: Page) => Locator>;
  /** Violations, as `field rule`, that no person can bring about in this form, and why. */
  unreachable: Readonly<Record<string, string>>;
  /** Requirement ids by `field rule`. */
  proves?: Readonly<Record<string, string>>;
}

/** One test for each rule of each field: what is typed wrong shows the specified sentence at its field. */
export function testViolations(form: FormUnderTest) {
  const violations = violationsOf(form.schema, form.valid, form.labels);
  const found = new Set(violations.map(({ field, rule }) => `${field} ${rule}`));

  test(`${form.name}: the table of what cannot be typed names real violations only`, () => {
    expect(Object.keys(form.unreachable).filter((key) => !found.has(key))).toEqual([]);
  });

  for (const { field, typed, rule, expected } of violations) {
    const key = `${field} ${rule}`;
    if (key in form.unreachable) continue;
    const ids = form.proves?.[key];
    test(`${ids ? `${ids}: ` : ''}${form.name}, ${field} of ${JSON.stringify(typed.slice(0, 20))}: ${expected}`, async ({
      pageFor,
      users,
    }) => {
      const control = form.controls[field];
      if (!control) throw new Error(`Say how ${field} is filled, or why ${key} is unreachable.`);
      const page = await pageFor(form.role ? await users(form.role) : null);
      await form.open(page);
      if (typed !== (await control(page).inputValue())) await control(page).fill(typed);
      await form.submit(page);
      await expect(control(page)).toHaveAccessibleDescription(containing(expected));
      await expect(control(page)).toHaveAttribute('aria-invalid', 'true');
    });
  }
}
