import type { Page } from '@playwright/test';
import type { Page as ListPage } from '@careloom/contract/envelope';
import { agreementLabels, signatureLabels } from '@careloom/contract/resources/agreements';
import type { SupportWorker } from '@careloom/contract/resources/support-workers';
import { chrome } from '../pages/chrome';
import { confirmDialog } from '../pages/confirm-dialog';
import { jobsPages } from '../pages/jobs-pages';
import { loginPage } from '../pages/login-page';
import { formFields, recordForm } from '../pages/record-form';
import { recordPage } from '../pages/record-page';
import { signUpPage } from '../pages/sign-up-page';
import { expect, test } from '../fixtures/test';
import { apiOf } from '../support/api';
import { APPLICATION } from '../support/application';
import { specified } from '../support/catalogue';
import { handsOf } from '../support/hands';
import { postJob } from '../support/hiring';
import { PASSWORD, signIn } from '../support/roles';

const ABNS: Readonly<Record<string, string>> = { keyboard: '51824753556', mouse: '53004085616', touch: '83914571673' };

/** The newest link of a mail to an address in the development mailbox. */
async function linkTo(page: Page, email: string) {
  const link = page.getByRole('article').filter({ hasText: email }).getByRole('link').first();
  await expect(async () => {
    await page.goto('/dev/mailbox');
    await expect(link).toBeVisible({ timeout: 500 });
  }).toPass();
  return (await link.getAttribute('href')) ?? '';
}

for (const hand of handsOf('touch')) {
  test(`R1-032: a new worker, by ${hand.name}: registers, is verified, reads and signs the agreement, and is assigned`, async ({
    pageFor,
    signedIn,
    as,
    product,
  }) => {
    test.setTimeout(150_000);
    const turn = String(Date.now()).slice(-6);
    const entry = { last_name: `Haddad${turn}`, email: `noor.${turn}@careloom.test`, abn: ABNS[hand.name] ?? '' };
    const name = `${APPLICATION.you.first_name} ${entry.last_name}`;
    const worker = await pageFor(null, hand.options);
    const admin = await signedIn('super_admin', hand.options);
    const api = await as('super_admin');

    await test.step('registers, and the address is verified', async () => {
      const signUp = signUpPage(worker, hand);
      await signUp.open();
      await signUp.fillUntilReady(entry);
      await signUp.fill('ready');
      await signUp.send();
      await expect(worker.getByRole('heading', { level: 1, name: specified('sign_up.done') })).toBeVisible();
      await worker.goto(await linkTo(worker, entry.email));
      await expect(worker).toHaveURL(/email\/verify\/success/);
    });

    await test.step('is verified by an admin', async () => {
      await admin.goto('/admin/new-applicants');
      await hand.press(admin, recordPage(admin).main.getByRole('link', { name }));
      await expect(recordPage(admin).fact('field.worker.why_become_a_contractor')).toHaveText(APPLICATION.papers.why_contractor);
      await hand.press(admin, admin.getByRole('main').getByRole('button', { name: /^Approve/ }));
      await hand.press(admin, confirmDialog(admin, specified('button.approve')).confirm);
      await expect(chrome(admin).toast(specified('success.worker_verified'))).toBeVisible();
    });

    const query = { verification_status: 'verified', search: entry.email };
    const [person] = (await api.get<ListPage<SupportWorker>>('/support-worker', query)).items;

    await test.step('is sent an agreement', async () => {
      const [provider] = await api.get<{ name: string }[]>('/options/providers');
      const [level] = await api.get<{ name: string }[]>('/options/pay-levels');
      await admin.goto(`/admin/support-workers/detail/${person?.id}/service-agreements`);
      await hand.press(admin, recordPage(admin).button('form.send_service_agreement').first());
      const form = recordForm(admin, 'form.send_service_agreement', agreementLabels, hand);
      await form.fill({
        provider_id: provider?.name ?? '',
        term: '12',
        pay_level_id: level?.name ?? '',
        hours_of_work: 'Up to 24 hours a week',
        services: 'Personal care',
      });
      await form.submit('button.send');
      await expect(chrome(admin).toast(specified('success.agreement_sent'))).toBeVisible();
    });

    await test.step('signs in, reads and signs', async () => {
      const login = loginPage(worker);
      await login.open();
      await hand.type(worker, login.email, entry.email);
      await hand.type(worker, login.password, PASSWORD);
      await hand.press(worker, login.submit);
      await worker.waitForURL('/worker/dashboard');
      await worker.goto('/worker/service-agreements');
      await hand.press(worker, recordPage(worker).main.locator('[data-open]').first());
      const read = worker.getByRole('link', { name: 'Read the agreement' });
      expect((await worker.request.get((await read.getAttribute('href')) ?? '')).headers()['content-type']).toBe('application/pdf');
      const form = formFields(worker, worker.getByRole('main'), signatureLabels, hand);
      await hand.tick(worker, worker.getByRole('checkbox', { name: specified('agreement.consent') }));
      await form.fill({ signature: name });
      await hand.press(worker, recordPage(worker).main.getByRole('button', { name: 'Sign', exact: true }));
      await expect(worker.getByText(specified('success.agreement_signed'))).toBeVisible();
    });

    await test.step('applies and is assigned', async () => {
      const job = await postJob(api, `Evenings ${turn}`);
      const own = apiOf(product.address, (await signIn(product.address, entry.email)).token);
      await own.post('/support-worker/jobs/apply-job', { job_id: job.id });
      await admin.goto(`/admin/jobs/detail/${job.id}/applicants`);
      await hand.press(admin, jobsPages(admin).assign.first());
      await hand.press(admin, confirmDialog(admin, specified('button.assign')).confirm);
      await expect(chrome(admin).toast(specified('success.job_assigned'))).toBeVisible();
      await expect(recordPage(admin).row(name)).toContainText(specified('option.application_status.assigned'));
    });
  });
}
