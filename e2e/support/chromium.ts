import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const PLACES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'].map((name) => `/usr/bin/${name}`);

/** The system's Chromium, or Playwright's own, which is not available on every system. `npm test` passes the one it found or installed. */
export const CHROMIUM = process.env.CHROMIUM_PATH || (PLACES.find((place) => existsSync(place)) ?? chromium.executablePath());

/** Without the network flags Chromium sends requests of its own, which would be counted or refused like the product's. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A page of a test lives for seconds. V8's optimisation at its default counts costs more than it saves: an eighth of the CPU of loading a list.
  '--js-flags=--invocation-count-for-maglev=4000 --invocation-count-for-turbofan=20000 --min-semi-space-size=16',
];
