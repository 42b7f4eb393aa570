import puppeteer, { type KeyInput } from 'puppeteer-core';
import { SIZE, TIME_ZONE, type Driver } from './driver';

const PROGRAM = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';

/** Fine, and hovers. Without a window Firefox has no pointer at all, and the styles of a desk are not asked for. */
const MOUSE = 0x06;

/** A Firefox with an empty profile, over WebDriver BiDi. */
export async function openFirefox(): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    protocol: 'webDriverBiDi',
    executablePath: PROGRAM,
    headless: true,
    defaultViewport: null,
    env: { ...process.env, TZ: TIME_ZONE },
    extraPrefsFirefox: { 'intl.accept_languages': 'en-AU, en', 'ui.primaryPointerCapabilities': MOUSE, 'ui.allPointerCapabilities': MOUSE },
  });
  // The window that it starts with has not the focus, and nothing in it would be told of any.
  const page = await browser.newPage();
  await page.setViewport(SIZE);
  return {
    open: async (address) => void (await page.goto(address)),
    evaluate: (expression) => page.evaluate(expression),
    clickAt: (x, y) => page.mouse.click(x, y),
    press: async (...keys) => {
      for (const key of keys) await page.keyboard.down(key as KeyInput);
      for (const key of [...keys].reverse()) await page.keyboard.up(key as KeyInput);
    },
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  };
}
