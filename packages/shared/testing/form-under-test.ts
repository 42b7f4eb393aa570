import type { Labels } from '@careloom/contract/issues';
import type { z } from '@careloom/contract/schema';
import { expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { specified } from '../../../testing/specified';
import { answering, json, refusal } from './answering';
import { violationsOf, type Violation } from './violations';

export interface FormUnderTest {
  name: string;
  /** Renders the form as its page does. Lists of choices are empty, and other requests fail. */
  draw: () => unknown;
  /** Paths that the form requests while the user types, e.g. for a price. */
  reads?: readonly string[];
  /** Key of the text on the button that sends the form. */
  submit: string;
  schema: z.ZodMiniType;
  labels: Labels;
  /** The input that a valid form would send. */
  valid: Record<string, unknown>;
  /** Keys of the labels that differ from the contract's. */
  shown?: Readonly<Record<string, string>>;
  /** Violations that a user cannot cause in this form: the reason by `field rule`. */
  unreachable: Readonly<Record<string, string>>;
}

/** Reasons why a user cannot cause a violation. */
export const CHOSEN = 'a list, a switch or a set of buttons offers its own values only';
export const FILE = 'a file is chosen, not typed';

/** Rules that an id chosen by name cannot break. */
export const chosenId = (field: string) =>
  Object.fromEntries(
    ['validation.numeric', 'validation.integer', 'validation.min.numeric', 'validation.max.numeric'].map((rule) => [
      `${field} ${rule}`,
      CHOSEN,
    ]),
  );

/** Timeout for each violation, in milliseconds: long enough for a busy machine. */
const PER_VIOLATION = 5_000;
const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });

const CONTROL = { selector: 'input, select, textarea' };

/**
 * Renders the form once and submits it in rounds. In each round, every field breaks another of its rules and must show the specified
 * message.
 */
export function testViolations(form: FormUnderTest) {
  const violations = violationsOf(form.schema, form.valid, form.labels);
  const found = new Set(violations.map(({ field, rule }) => `${field} ${rule}`));
  const reachable = violations.filter(({ field, rule }) => !(`${field} ${rule}` in form.unreachable));

  test(`${form.name}: the table of what cannot be typed names real violations only`, () => {
    expect(Object.keys(form.unreachable).filter((key) => !found.has(key))).toEqual([]);
  });

  test(
    `${form.name}: each of ${reachable.length} violations shows its sentence at its field`,
    async () => {
      const asked = answering(({ method }) => (method === 'GET' ? json(200, []) : refusal(500, 'Only what is valid is sent.')));
      form.draw();
      const button = await screen.findByRole('button', { name: specified(form.submit) });
      for (const round of roundsOf(reachable)) {
        for (const violation of round) await enter(await screen.findByLabelText(labelOf(form, violation), CONTROL), violation.typed);
        await user.click(button);
        for (const violation of round) {
          await waitFor(() => {
            const control = screen.getByLabelText(labelOf(form, violation), CONTROL);
            expect(control).toHaveAccessibleDescription(expect.stringContaining(violation.expected));
            expect(control).toHaveAttribute('aria-invalid', 'true');
          });
        }
      }
      expect(asked().filter(({ method, url }) => method !== 'GET' && !form.reads?.includes(url))).toEqual([]);
    },
    reachable.length * PER_VIOLATION,
  );
}

/** A control that accepts text. */
type Control = HTMLInputElement | HTMLTextAreaElement;

/** The first violation of each field, then the second of each, and so on. */
function roundsOf(violations: readonly Violation[]): Violation[][] {
  const rounds: Violation[][] = [];
  for (const violation of violations) {
    const round = rounds.find((others) => others.every(({ field }) => field !== violation.field));
    if (round) round.push(violation);
    else rounds.push([violation]);
  }
  return rounds;
}

/** Matches the label of a field by its first words: "optional" or a character count may follow. */
function labelOf({ labels, shown }: FormUnderTest, { field, rule }: Violation) {
  const key = shown?.[field] ?? labels[field];
  if (!key) throw new Error(`${field} has no label. Say in "unreachable" why nobody can break ${rule}.`);
  const words = specified(key);
  return (text: string) => text.startsWith(words);
}

/** Replaces the text by pasting: typing each letter adds nothing to the test of a rule. */
async function enter(element: HTMLElement, text: string) {
  const control = element as Control;
  if (control.value === text) return;
  if (text === '') return user.clear(control);
  act(() => {
    control.focus();
    control.select();
  });
  await user.paste(text);
}
