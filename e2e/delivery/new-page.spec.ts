import { expect, test as base } from '../fixtures/test';
import { dependsOn } from '../support/loads';
import { chrome } from '../pages/chrome';
import { copyCheckout, keepDemonstration } from '../support/checkout';
import { changedFiles, commitAll } from '../support/commit-checkout';
import { press, tabTo } from '../support/keyboard';
import { addPage, NEW_PAGE } from '../support/new-page';
import { npmRun } from '../support/npm';
import { releasedFiles } from '../support/hashes';

/** Timeout for a build and a type check, on a machine that runs other tests. */
const SLOW = 240_000;

const KEY_MS = 40;

/** A separate product in a separate worker: other tests rely on the existing pages. */
const test = base.extend<object, { apart: true }>({ apart: [true, { scope: 'worker', auto: true }] });

test('a new page with styles, texts, a status and a form changes only files of its remote, is released alone and works', async ({
  product,
  signedIn,
}) => {
  test.setTimeout(SLOW);
  test.info().annotations.push(dependsOn('workforce'));
  const checkout = copyCheckout();
  keepDemonstration(checkout);
  const done = async (name: string, ...args: string[]) => {
    const { code, output } = await npmRun(checkout.folder, { CARELOOM_DATA_DIR: product.dataDir }, name, ...args);
    expect(code, output).toBe(0);
  };
  const released = () => releasedFiles(product.dataDir, { without: 'workforce' });
  const before = released();
  try {
    commitAll(checkout, 'as it is');
    const written = addPage(checkout);
    expect(changedFiles(checkout)).toEqual(written);
    await done('boundaries');
    commitAll(checkout, 'a page');
    await done('release', 'workforce');
    expect(changedFiles(checkout)).toEqual([]);
    expect(released()).toEqual(before);

    const admin = await signedIn('super_admin');
    await admin.goto('/admin');
    await chrome(admin).item(NEW_PAGE.title).click();
    await expect(admin).toHaveURL(new RegExp(`${NEW_PAGE.address}$`));
    await expect(chrome(admin).heading).toHaveText(NEW_PAGE.title);
    await expect(chrome(admin).crumbs.last()).toHaveText(NEW_PAGE.title);
    await expect(admin.getByText(NEW_PAGE.status, { exact: true })).toBeVisible();
    await expect(admin.getByTestId('question')).toHaveCSS('border-top-color', NEW_PAGE.border);

    const verb = admin.getByRole('button', { name: NEW_PAGE.verb, exact: true });
    const message = admin.getByRole('textbox', { name: 'Message' });
    await press(admin, verb);
    await expect(message).toHaveAttribute('aria-invalid', 'true');
    await tabTo(admin, message);
    await admin.keyboard.type('Who opens the house on Sunday?', { delay: KEY_MS });
    await tabTo(admin, verb);
    await admin.keyboard.press('Enter');
    await expect(admin.getByText(NEW_PAGE.asked, { exact: true })).toBeVisible();
  } finally {
    checkout.remove();
  }
});
