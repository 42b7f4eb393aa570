import { registerLabels } from '@careloom/contract/resources/auth';
import { expect, type Page } from '@playwright/test';
import { APPLICATION, type Step } from '../support/application';
import { specified } from '../support/catalogue';
import type { Hand } from '../support/hands';
import { formFields } from './record-form';

/** The steps of the built-in sign-up, filled in as by a person. */
export function signUpPage(page: Page, hand: Hand) {
  const form = formFields(page, page.getByRole('main'), registerLabels, hand);
  const fill = async (step: Step, entry: Readonly<Record<string, string>> = {}) => {
    await form.fill({ ...APPLICATION[step], ...entry });
    if (step === 'you') await hand.tick(page, page.getByRole('radio', { name: specified('sign_up.female') }));
  };
  const expectStep = (step: Step) =>
    expect(page.getByRole('heading', { level: 1, name: specified(`sign_up.${step}`), exact: true })).toBeFocused();
  return {
    ...form,
    fill,
    expectStep,
    open: () => page.goto('/sign-up/step-one'),
    next: () => form.submit('sign_up.continue'),
    send: () => form.submit('sign_up.submit'),
    /** From the first step to the last one, with the password. @param entry the email, and other changed values */
    fillUntilReady: async ({ email, abn, ...person }: Readonly<Record<string, string>> & { email: string }) => {
      await expectStep('you');
      await fill('you', { ...person, email });
      await form.submit('sign_up.continue');
      await expectStep('work');
      await fill('work', abn ? { abn } : {});
      await form.submit('sign_up.continue');
      await expectStep('papers');
      await fill('papers');
      await form.submit('sign_up.continue');
      await expectStep('ready');
    },
  };
}
