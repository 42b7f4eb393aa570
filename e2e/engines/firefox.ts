import puppeteer, { type KeyInput } from 'puppeteer-core';
import { SIZE, TIME_ZONE, type Driver } from './driver';

const PROGRAM = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';

/** A fine pointer that hovers. A headless Firefox has no pointer at all, so that desktop styles would not apply. */
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
  // The window that it starts with does not have the focus, so its documents would get no focus events.
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
