import type { Page } from '@playwright/test';
import type { Page as ListPage } from '@careloom/contract/envelope';
import type { SupportWorker } from '@careloom/contract/resources/support-workers';
import { signUpPage } from '../pages/sign-up-page';
import { expect, test } from '../fixtures/test';
import { APPLICATION, type Step } from '../support/application';
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe';
import { specified } from '../support/catalogue';
import { keyboard, SLOW } from '../support/hands';
import { tabTo } from '../support/keyboard';
import { containing } from '../support/patterns';
import { ROLES } from '../support/roles';
import { refuseStorage } from '../support/storage';
import { tooSmall } from '../support/touch-targets';

const STEPS: readonly Step[] = ['you', 'work', 'papers', 'ready'];
const PAUSE = { delay: 60 };
const fact = (page: Page, label: string) =>
  page
    .getByRole('term')
    .filter({ hasText: specified(label) })
    .locator('+ dd');
const address = (step?: Step) => `/sign-up/step-one${step ? `?step=${step}` : ''}`;

test('R1-032 R2-190: a worker applies in four steps by keyboard, with a reload and an address that has an account', async ({
  pageFor,
  as,
}) => {
  test.setTimeout(120_000);
  const page = await pageFor(null);
  const signUp = signUpPage(page, keyboard);
  const email = `noor-${Date.now()}@careloom.test`;
  await signUp.open();

  await test.step('You: missing fields have an error, which the key that corrects it removes', async () => {
    await signUp.expectStep('you');
    await signUp.next();
    const summary = page.getByRole('alert');
    await expect(summary).toBeFocused();
    await expect(summary).toContainText(specified('fields.fix_many', { count: 10 }));
    await signUp.fill('you', { email: ROLES.worker.email });
    await expect(signUp.control('post_code')).not.toHaveAttribute('aria-invalid', 'true');
    await page.keyboard.press('Enter');
    await signUp.expectStep('work');
    await expect(page).toHaveURL(address('work'));
  });

  await test.step('Your work: the ABN is checked as it is typed', async () => {
    const abn = signUp.control('abn');
    await tabTo(page, abn);
    await page.keyboard.type('51 824 753 557', PAUSE);
    await expect(abn).toHaveAccessibleDescription(containing(specified('validation.regex', { attribute: specified('field.worker.abn') })));
    await page.keyboard.press('Backspace');
    await page.keyboard.type('6', { delay: SLOW });
    await expect(abn).toHaveAccessibleDescription(specified('sign_up.abn_right'));
    await expect(abn).toBeFocused();
    await tabTo(page, signUp.control('weekly_hours'));
    await page.keyboard.type('24', PAUSE);
    await tabTo(page, signUp.control('prior_experience'));
    await page.keyboard.type(APPLICATION.work.prior_experience, PAUSE);
    await keyboard.tick(page, page.getByRole('radio', { name: specified('sign_up.yes') }));
    await keyboard.type(page, page.getByLabel(specified('field.worker.client_name')), 'Mia Tran');
    await keyboard.type(page, page.getByLabel(specified('field.worker.client_email')), 'mia@example.com');
    await page.keyboard.press('Enter');
    await signUp.expectStep('papers');
  });

  await test.step('goes one step back and forward, and the entries survive a reload', async () => {
    await page.goBack();
    await signUp.expectStep('work');
    await expect(signUp.control('abn')).toHaveValue('51 824 753 556');
    await page.goForward();
    await signUp.expectStep('papers');
    await page.reload();
    await signUp.expectStep('papers');
    await expect(page.getByText(specified('fields.draft.restored'))).toBeVisible();
    await signUp.fill('papers');
    await page.keyboard.press('Enter');
    await signUp.expectStep('ready');
    await expect(fact(page, 'field.worker.bringing_clients')).toHaveText('Mia Tran (mia@example.com)');
    await expect(fact(page, 'field.house.state')).toHaveText('New South Wales');
  });

  await test.step('an address that has an account leads back to its field', async () => {
    await signUp.fill('ready');
    await page.keyboard.press('Enter');
    const field = signUp.control('email');
    await expect(field).toBeFocused();
    const refusal = specified('validation.unique', { attribute: specified('field.team.email') });
    await expect(field).toHaveAccessibleDescription(refusal);
    await expect(signUp.control('suburb')).toHaveValue(APPLICATION.you.suburb);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(email, PAUSE);
    await page.keyboard.press('Enter');
    await signUp.expectStep('ready');
    await expect(signUp.control('password')).toHaveValue(APPLICATION.ready.password);
  });

  await test.step('is sent, and the stored values are the typed ones', async () => {
    await signUp.send();
    await expect(page.getByRole('heading', { level: 1, name: specified('sign_up.done') })).toBeFocused();
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('careloom.draft.')))).toEqual([]);
    const api = await as('super_admin');
    const [found] = (await api.get<ListPage<SupportWorker>>('/support-worker', { verification_status: 'pending', search: email })).items;
    const worker = await api.get<SupportWorker>(`/support-worker/${found?.id}`);
    expect(worker).toMatchObject({
      first_name: 'Noor',
      last_name: 'Haddad',
      email,
      dob: '1990-02-01',
      gender: 'female',
      contact_no: '0412 345 678',
      location: { address: '1 High Street', suburb: 'Orange', state: { name: 'NSW' }, post_code: '2800' },
      details: {
        abn: '51824753556',
        weekly_hours: 24,
        prior_experience: APPLICATION.work.prior_experience,
        bringing_clients: 1,
        clients: [{ name: 'Mia Tran', email: 'mia@example.com' }],
        why_contractor: APPLICATION.papers.why_contractor,
        heard_about: APPLICATION.papers.heard_about,
      },
    });
  });
});

test('if the browser stores nothing, the page shows a message and keeps all text', async ({ pageFor }) => {
  const page = await pageFor(null);
  await page.addInitScript(refuseStorage);
  const signUp = signUpPage(page, keyboard);
  await signUp.open();
  await signUp.expectStep('you');
  await signUp.fill('you', { email: 'noor@careloom.test' });
  await expect(page.getByText(specified('sign_up.not_kept'))).toBeVisible();
  await page.keyboard.press('Enter');
  await signUp.expectStep('work');
  await page.goBack();
  await signUp.expectStep('you');
  await expect(signUp.control('first_name')).toHaveValue(APPLICATION.you.first_name);
});

/** A stored application in the browser, so that every step can be opened. */
const KEPT = {
  ...APPLICATION.you,
  ...APPLICATION.work,
  ...APPLICATION.papers,
  state_id: '1',
  dob: '1990-02-01',
  gender: 'female',
  email: 'a@b.test',
};
/** Narrower windows are phones. */
const TABLET = 700;
const LOOKS = [
  { name: 'a desk', width: 1440, height: 900 },
  { name: 'a phone', width: 390, height: 844 },
  { name: '320 px', width: 320, height: 640 },
  { name: '200 %', width: 720, height: 450 },
];

/** All rules in light, and the rules about colours in dark. */
async function expectAccessibleInBoth(page: Page) {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, 'colours');
}

for (const { name, width, height } of LOOKS) {
  test(`every step is accessible, empty and refused, in light and dark: ${name}`, async ({ pageFor }) => {
    const page = await pageFor(null, { viewport: { width, height }, hasTouch: width < TABLET });
    const signUp = signUpPage(page, keyboard);
    await signUp.open();
    await signUp.expectStep('you');
    if (width < TABLET) expect(await tooSmall(page)).toEqual([]);
    await expectAccessibleInBoth(page);
    await signUp.next();
    await expect(page.getByRole('alert')).toBeFocused();
    await expectAccessibleInBoth(page);
    await page.evaluate((kept) => {
      const fields = Object.fromEntries(Object.entries(kept).map(([field, value]) => [field, { base: '', value }]));
      sessionStorage.setItem('careloom.draft.guest.sign-up', JSON.stringify({ fields }));
    }, KEPT);
    for (const step of STEPS.slice(1)) {
      await page.goto(address(step));
      await signUp.expectStep(step);
      await expectAccessibleInBoth(page);
      await expectNoSidewaysScroll(page);
      if (width < TABLET) expect(await tooSmall(page)).toEqual([]);
    }
  });
}
