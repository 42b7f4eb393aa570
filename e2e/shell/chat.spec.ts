import type { Page as PageOf } from '@careloom/contract/envelope';
import type { ChatMessage } from '@careloom/contract/resources/chat';
import type { Page } from '@playwright/test';
import { chrome } from '../pages/chrome';
import { expect, test } from '../fixtures/test';
import { specified } from '../support/catalogue';

/** Duration of the network failure, in seconds. */
const GONE = process.env['VERIFY'] ? 30 : 10;

const PATH = '/api/v1/send-message';

const talk = (page: Page) => {
  const log = page.getByRole('log');
  const box = page.getByRole('main').getByRole('textbox', { name: /^Write to / });
  return {
    log,
    write: async (text: string) => {
      await box.fill(text);
      await box.press('Enter');
      await expect(box).toHaveValue('');
    },
    /** The shown messages of this test. */
    texts: async (mark: string) => {
      const all = await log.getByRole('listitem').getByRole('paragraph').allInnerTexts();
      return all.filter((text) => text.includes(mark));
    },
    waiting: log.getByRole('list', { name: specified('inbox.waiting_list') }).getByRole('listitem'),
  };
};

test(`R7-115: two users chat; one loses the network for ${GONE} s; both end with the same messages in the same order, none twice`, async ({
  lent,
  as,
  users,
}) => {
  test.setTimeout(120_000);
  const mark = `#${Date.now()}`;
  const [admin, leader] = [await users('super_admin'), await users('team_leader')];
  const [here, there] = [await lent('super_admin'), await lent('team_leader')];
  await here.goto(`/admin/inbox?with=${leader.id}`);
  await there.goto(`/team-leader/inbox?with=${admin.id}`);
  await expect(chrome(here).heading).toBeVisible();

  await test.step('each receives what the other writes, without a reload', async () => {
    await talk(here).write(`one ${mark}`);
    await expect(talk(there).log.getByText(`one ${mark}`)).toBeVisible();
    await talk(there).write(`two ${mark}`);
    await expect(talk(here).log.getByText(`two ${mark}`)).toBeVisible();
  });

  await test.step('a response is lost, then the network: a message stays in the conversation and waits', async () => {
    // The server has stored this one, but the browser does not receive the response.
    await there.route(`**${PATH}`, async (route) => {
      await route.fetch();
      await route.abort();
    });
    const lost = there.waitForEvent('requestfailed', (request) => request.url().endsWith(PATH));
    await talk(there).write(`three ${mark}`);
    await lost;
    await expect(talk(there).waiting).toHaveCount(1);
    await there.unroute(`**${PATH}`);
    await there.context().setOffline(true);
    const gone = Date.now();
    await talk(there).write(`four ${mark}`);
    await talk(there).write(`five ${mark}`);
    await expect(talk(there).waiting.last()).toContainText(specified('inbox.waiting'));
    await talk(here).write(`six ${mark}`);
    await expect.poll(() => Date.now() - gone, { timeout: 40_000 }).toBeGreaterThan(GONE * 1000);
    await there.context().setOffline(false);
  });

  const expected = ['one', 'two', 'three', 'six', 'four', 'five'].map((word) => `${word} ${mark}`);
  await expect(talk(there).waiting).toHaveCount(0, { timeout: 40_000 });
  await expect.poll(() => talk(there).texts(mark)).toEqual(expected);
  await expect.poll(() => talk(here).texts(mark)).toEqual(expected);
  const kept = await (await as('super_admin')).get<PageOf<ChatMessage>>(`/get-messages/${leader.id}`);
  const own = kept.items.map(({ message }) => message).filter((message) => message.includes(mark));
  expect(own.reverse()).toEqual(expected);
});
