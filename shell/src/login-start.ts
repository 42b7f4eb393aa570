import './platform/trusted-types';
import { whenIdle } from './platform/when-idle';

/**
 * The only script of a prerendered page. The form is visible and usable at once; the application loads at the first of these interactions,
 * or when the browser is idle, and takes over what was typed.
 */
const SIGNS = ['pointerdown', 'keydown', 'focusin', 'touchstart'];

/** Milliseconds after the `load` event. */
const QUIET = 2_000;

const { main = '', integrity = '', style = '', styleIntegrity = '' } = document.currentScript?.dataset ?? {};
let started = false;
let submitted: HTMLFormElement | undefined;
let pressed: HTMLElement | undefined;

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

/** Holds a form that is submitted before the application is ready; it is submitted again afterwards. */
function hold(event: SubmitEvent) {
  event.preventDefault();
  submitted = event.target as HTMLFormElement;
  start();
}

/** Defers a press of a button that submits nothing, such as the one for passkeys; it is repeated afterwards. */
function holdPress(event: MouseEvent) {
  const button = (event.target as Element).closest<HTMLElement>('button[type=button]');
  if (!button) return;
  event.stopPropagation();
  pressed = button;
  start();
}

for (const sign of SIGNS) addEventListener(sign, start, { capture: true, passive: true });
addEventListener('submit', hold, true);
addEventListener('click', holdPress, true);
addEventListener(
  'careloom:ready',
  () => {
    removeEventListener('submit', hold, true);
    removeEventListener('click', holdPress, true);
    if (submitted) submitted.requestSubmit();
    else pressed?.click();
  },
  { once: true },
);

if (localStorage.getItem('user') !== null) start(); // the dashboard of a signed-in user needs the application at once
else addEventListener('load', () => setTimeout(() => whenIdle(start), QUIET));
