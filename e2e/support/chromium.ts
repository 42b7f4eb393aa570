import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const PLACES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'].map((name) => `/usr/bin/${name}`);

/** The system's Chromium, or Playwright's own, which is not to be had everywhere. `npm test` passes the one it found or installed. */
export const CHROMIUM = process.env.CHROMIUM_PATH || (PLACES.find((place) => existsSync(place)) ?? chromium.executablePath());

/** Without the network flags Chromium makes requests of its own, which are then counted or refused with the product's. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A page of a test lives for seconds. What V8 optimizes at its usual counts costs more than it gives: an eighth of the CPU of loading a list.
  '--js-flags=--invocation-count-for-maglev=4000 --invocation-count-for-turbofan=20000 --min-semi-space-size=16',
];
