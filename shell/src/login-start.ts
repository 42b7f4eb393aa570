import './platform/trusted-types';
import { whenIdle } from './platform/when-idle';

/**
 * The only script of a prerendered page. The form is there to see and to type into; the application comes with the first sign
 * of a person, or when the browser has nothing else to do, and takes over what has been typed.
 */
const SIGNS = ['pointerdown', 'keydown', 'focusin', 'touchstart'];

/** After the page has loaded, in milliseconds. */
const QUIET = 2_000;

const { main = '', integrity = '', style = '', styleIntegrity = '' } = document.currentScript?.dataset ?? {};
let started = false;
let submitted: HTMLFormElement | undefined;

function start() {
  if (started) return;
  started = true;
  for (const sign of SIGNS) removeEventListener(sign, start, true);
  const crossOrigin = 'anonymous';
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'stylesheet', href: style, integrity: styleIntegrity, crossOrigin }),
    Object.assign(document.createElement('script'), { src: main, integrity, crossOrigin }),
  );
}

/** A form that is sent before the application stands is held, and sent again by the application. */
function hold(event: SubmitEvent) {
  event.preventDefault();
  submitted = event.target as HTMLFormElement;
  start();
}

for (const sign of SIGNS) addEventListener(sign, start, { capture: true, passive: true });
addEventListener('submit', hold, true);
addEventListener(
  'careloom:ready',
  () => {
    removeEventListener('submit', hold, true);
    submitted?.requestSubmit();
  },
  { once: true },
);

if (localStorage.getItem('user') !== null)
  start(); // somebody is signed in already and will be shown their dashboard
else addEventListener('load', () => setTimeout(() => whenIdle(start), QUIET));
