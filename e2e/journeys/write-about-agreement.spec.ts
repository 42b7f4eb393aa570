import type { Page as ListPage } from '@careloom/contract/envelope';
import type { Participant } from '@careloom/contract/resources/chat';
import type { ServiceAgreement } from '@careloom/contract/resources/agreements';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { expectAccessible } from '../support/axe';
import { specified } from '../support/catalogue';
import { SLOW } from '../support/hands';

/** Waits until the progress bar at the top, which shows a pending navigation, has gone. */
const whole = (page: Page) => expect(page.locator('.cl-thread')).toHaveCount(0);

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

test('a message about an agreement: its card leads the worker to sign it, and shows the admin that it is signed', async ({ as, lent }) => {
  test.setTimeout(60_000);
  const [admin, own] = [await as('super_admin'), await as('worker')];
  const [last] = (await own.get<ListPage<ServiceAgreement>>('/support-worker/service-agreements')).items;
  if (!last) throw new Error('The worker has had an agreement.');
  const { user_id, provider, pay_level: level, abn, services, hours_of_work } = last;
  const sent = await admin.post<ServiceAgreement>('/support-worker/send-service-agreement-request', {
    ...{ user_id, abn, services, hours_of_work, term: 6, provider_id: provider.id, pay_level_id: level.id },
    ...{ commencement_date: '2031-03-01', agreement_date: '2031-02-01' },
  });
  const text = `Please sign it. ${Date.now()}`;
  const theirs = await lent('super_admin');

  await test.step('from its row the admin writes to the worker, and the message includes the agreement', async () => {
    await theirs.goto(`/admin/support-workers/detail/${user_id}/service-agreements`);
    await theirs.getByRole('row').filter({ hasText: '1 Mar 2031' }).getByRole('button').click();
    await theirs.getByRole('menuitem', { name: 'Write to the worker about it' }).click();
    const about = theirs.getByRole('group', { name: 'Sent with the message' });
    await expect(about).toContainText(specified('option.agreement_status.awaiting_signature'));
    await theirs.getByRole('textbox', { name: `Write to ${sent.first_name}` }).click();
    await theirs.keyboard.type(text, { delay: SLOW / 4 });
    await theirs.keyboard.press('Enter');
    await expect(about).toBeHidden();
  });
  const card = (page: typeof theirs) => page.getByRole('log').getByRole('listitem').filter({ hasText: text }).getByRole('link');
  await expect(card(theirs)).toContainText(`${provider.name}${level.name}`);

  await test.step('the worker opens it from the card on a phone', async () => {
    const page = await lent('worker', PHONE);
    const people = await own.get<Participant[]>('/get-participants');
    const talk = people.find(({ last_message: message }) => message?.startsWith(text));
    await page.goto(`/worker/inbox?with=${talk?.id ?? 0}`);
    await expect(card(page)).toContainText(provider.name);
    await whole(page);
    await expectAccessible(page);
    await card(page).tap();
    await expect(page).toHaveURL(`/worker/service-agreements/${sent.id}`);
    await expect(page.getByText(specified('agreement.kept_with_it'))).toBeVisible();
    await page.getByRole('checkbox', { name: specified('agreement.consent') }).tap();
    await page.getByRole('textbox', { name: specified('field.agreement.signature') }).tap();
    await page.keyboard.type(`${sent.first_name} ${sent.last_name}`, { delay: SLOW / 4 });
    await page.getByRole('button', { name: 'Sign', exact: true }).tap();
    await expect(page.getByText(specified('success.agreement_signed'))).toBeVisible();

    await page.getByRole('link', { name: 'Ask about this agreement' }).tap();
    await expect(page).toHaveURL(/\/worker\/inbox\?about=/);
    await expect(page.getByText('Choose who to write to about this.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link').filter({ hasText: provider.name })).toBeVisible();
    await whole(page);
    await expectAccessible(page);
    await page.getByRole('list', { name: 'Conversations' }).getByRole('button').first().tap();
    await expect(page.getByRole('group', { name: 'Sent with the message' })).toContainText(provider.name);
  });

  await test.step('the card of the admin shows the signature without a reload, and links to the open agreement', async () => {
    await expect(card(theirs)).toContainText(specified('option.agreement_status.signed'));
    await card(theirs).click();
    const opened = theirs.getByRole('dialog', { name: 'Service Agreement' });
    await expect(opened).toContainText('1 Mar 2031');
    await whole(theirs);
    await expectAccessible(theirs);
    await theirs.keyboard.press('Escape');
    await expect(opened).toBeHidden();
    await expect(theirs).toHaveURL(/service-agreements$/);
  });
});
