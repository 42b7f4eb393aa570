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
];
