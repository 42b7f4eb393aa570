import type { CDPSession, Page, Worker } from '@playwright/test';
import { pushSubscriptions } from '@careloom/contract/resources/push-subscriptions';
import { pushDevice } from '@careloom/federation/testing/push-device';
import { pushEndpoint } from '@careloom/federation/testing/push-endpoint';
import { chrome } from '../pages/chrome';
import { expect, test } from '../fixtures/test';
import { postJob } from '../support/hiring';
import { markerSurvives, plantMarker } from '../support/marker';

/** The registration of the page's service worker, to deliver a push through the browser. */
async function registrationOf(page: Page): Promise<{ client: CDPSession; id: string }> {
  const client = await page.context().newCDPSession(page);
  const id = new Promise<string>((resolve) => {
    client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [found] = registrations;
      if (found) resolve(found.registrationId);
    });
  });
  await client.send('ServiceWorker.enable');
  return { client, id: await id };
}

interface Shown {
  title: string;
  body: string;
  data: string;
}

/** Replaces the browser's own notifications in the service worker, because a headless browser refuses to show them. */
interface Recording {
  shown?: Shown;
  registration: { showNotification: (title: string, options: Omit<Shown, 'title'>) => Promise<void> };
}

const recordShown = (worker: Worker) =>
  worker.evaluate(() => {
    const scope = self as unknown as Recording;
    scope.registration.showNotification = (title, options) => {
      scope.shown = { title, ...options };
      return Promise.resolve();
    };
  });
const shown = (worker: Worker) => worker.evaluate(() => (self as unknown as Recording).shown);
/** Dispatches the click on a shown notification to the service worker. */
const click = (worker: Worker) =>
  worker.evaluate(() => {
    const notification = { data: (self as unknown as Recording).shown?.data, close: () => undefined };
    const { ExtendableEvent: Event } = globalThis as unknown as { ExtendableEvent: new (type: string) => Event };
    self.dispatchEvent(Object.assign(new Event('notificationclick'), { notification }));
  });

test.use({ serviceWorkers: 'allow' });

test('a device is turned on, receives an encrypted notification, shows it, and a click opens its page in the open tab', async ({
  signedIn,
  as,
  users,
  product,
}) => {
  test.setTimeout(90_000);
  const [endpoint, device] = [await pushEndpoint(), pushDevice()];
  const page = await signedIn('super_admin');
  await page.context().grantPermissions(['notifications'], { origin: product.address });
  // No push service on the internet is called: the browser's subscription names the one of this test.
  await page.addInitScript(
    ([url, keys]) => {
      // The browser of the tests reports a granted permission as denied.
      Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
      Notification.requestPermission = () => Promise.resolve('granted');
      PushManager.prototype.subscribe = () => Promise.resolve({ toJSON: () => ({ endpoint: url, keys }) } as unknown as PushSubscription);
    },
    [endpoint.url, device.keys] as const,
  );

  await test.step('the device is turned on', async () => {
    await page.goto('/admin/notification/preferences');
    await page.getByRole('button', { name: 'Turn on push' }).click();
    await expect(chrome(page).toast('This device gets notifications now.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Turn off push' })).toBeVisible();
  });

  const job = await postJob(await as('super_admin'), `Push ${Date.now()}`);
  const applicant = await users('worker');
  await test.step('somebody applies, and the push service receives a message that only the device can read', async () => {
    await (await as('worker')).post('/support-worker/jobs/apply-job', { job_id: job.id });
    await expect.poll(() => endpoint.received.length).toBe(1);
  });
  const pushed = device.decrypt(endpoint.received[0]?.body ?? Buffer.alloc(0));
  const { body, address } = JSON.parse(pushed) as { body: string; address: string };
  expect(body).toBe(`${applicant.first_name} ${applicant.last_name} has applied for the job ${job.name}.`);

  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('No service worker runs.');
  await test.step('the browser delivers it, and the service worker shows it', async () => {
    await recordShown(worker);
    const { client, id } = await registrationOf(page);
    await client.send('ServiceWorker.deliverPushMessage', { origin: product.address, registrationId: id, data: pushed });
    await expect.poll(() => shown(worker)).toEqual({ title: 'Careloom', body, data: address });
  });

  await test.step('a click opens the job in the open tab, without loading it again', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Houses', exact: true }).click();
    await expect(page).toHaveURL(/\/admin\/houses$/);
    await plantMarker(page);
    await click(worker);
    await expect(page).toHaveURL(new RegExp(`/admin/jobs/detail/${job.id}/overview$`));
    expect(await markerSurvives(page)).toBe(true);
  });

  await test.step('after it is turned off nothing is sent', async () => {
    await page.goto('/admin/notification/preferences');
    await page.getByRole('button', { name: 'Turn off push' }).click();
    await expect(chrome(page).toast('This device gets no notifications any more.')).toBeVisible();
    expect(await (await as('super_admin')).get(pushSubscriptions.get.path)).toMatchObject({ subscribed: 0 });
  });
  endpoint.close();
});
