import type { Locator, Page } from '@playwright/test';
import type { Labels } from '@careloom/contract/issues';
import type { z } from '@careloom/contract/schema';
import { expect, test } from '../fixtures/test';
import { specified } from '../support/catalogue';
import { containing, startingWith } from '../support/patterns';
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
}

/** Opens the form once; what breaks each rule of each field is typed in turn, and shows the specified sentence at the field. */
export function testViolations(form: FormUnderTest) {
  const violations = violationsOf(form.schema, form.valid, form.labels);
  const found = new Set(violations.map(({ field, rule }) => `${field} ${rule}`));
  const reachable = violations.filter(({ field, rule }) => !(`${field} ${rule}` in form.unreachable));

  test(`${form.name}: the table of what cannot be typed names real violations only`, () => {
    expect(Object.keys(form.unreachable).filter((key) => !found.has(key))).toEqual([]);
  });

  test(`${form.name}: each of ${reachable.length} violations shows its sentence at its field`, async ({ pageFor, users }) => {
    test.setTimeout(90_000);
    const page = await pageFor(form.role ? await users(form.role) : null);
    await form.open(page);
    for (const { field, typed, expected } of reachable) {
      await test.step(`${field}, ${JSON.stringify(typed.slice(0, 20))}: ${expected}`, async () => {
        const control = form.controls[field]?.(page);
        if (!control) throw new Error(`Say how ${field} is filled, or why each of its rules is unreachable.`);
        if (typed !== (await control.inputValue())) await control.fill(typed);
        await form.submit(page);
        await expect.soft(control, `${field}: ${expected}`).toHaveAccessibleDescription(containing(expected));
        await expect.soft(control, field).toHaveAttribute('aria-invalid', 'true');
      });
    }
  });
}

/** Why a violation cannot be brought about. */
export const CHOSEN = 'a list, a switch or a set of buttons offers its own values only';
export const FILE = 'a file is chosen, not typed';

/** What an id that is chosen by its name cannot break. */
export const chosenId = (field: string) =>
  Object.fromEntries(
    ['validation.numeric', 'validation.integer', 'validation.min.numeric', 'validation.max.numeric'].map((rule) => [
      `${field} ${rule}`,
      CHOSEN,
    ]),
  );

/** The control of each labelled field, found by its label in a part of the page. The label begins with the words; "optional" may follow. */
export const controlsByLabel = (labels: Labels, scope: (page: Page) => Pick<Page, 'getByLabel'> = (page) => page) =>
  Object.fromEntries(
    Object.entries(labels).map(([field, label]) => [
      field,
      (page: Page) =>
        scope(page)
          .getByLabel(startingWith(specified(label ?? '')))
          .and(page.locator('input, select, textarea')),
    ]),
  );
