import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Builder, Capabilities, Key, Origin } from 'selenium-webdriver';
import { openDisplay } from './display';
import { SIZE, TIME_ZONE, type Driver } from './driver';

const PROGRAM = process.env.WEBKIT_DRIVER_PATH ?? '/usr/bin/WebKitWebDriver';
const BAR = 38;

const KEYS: Readonly<Record<string, string>> = {
  Enter: Key.ENTER,
  Tab: Key.TAB,
  Escape: Key.ESCAPE,
  Control: Key.CONTROL,
  ArrowDown: Key.ARROW_DOWN,
  Backspace: Key.BACK_SPACE,
};

const keyOf = (key: string) => KEYS[key] ?? key;

/** Starts the driver of WebKitGTK and waits until it answers. It serves one browser. */
async function startDriver(port: number, display: string) {
  const child = spawn(PROGRAM, [`--port=${port}`], { env: { ...process.env, DISPLAY: display, TZ: TIME_ZONE }, stdio: 'ignore' });
  const close = () => child.kill('SIGKILL');
  process.once('exit', close);
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`${PROGRAM} ended with ${String(code)}.`);
  });
  const address = `http://127.0.0.1:${port}`;
  const ready = async () => {
    while (
      !(await fetch(`${address}/status`).then(
        ({ ok }) => ok,
        () => false,
      ))
    )
      await new Promise((next) => setTimeout(next, 50));
  };
  await Promise.race([ready(), failed]);
  failed.catch(() => undefined); // from here on only we end it
  return { address, close };
}

/** WebKit, Safari's engine, in its GTK port: MiniBrowser with an empty profile. @param port where its driver listens */
export async function openWebKit(port: number): Promise<Driver> {
  const display = await openDisplay();
  const service = await startDriver(port, display.name);
  const driver = await new Builder()
    .usingServer(service.address)
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
    .build();
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, width: SIZE.width, height: SIZE.height + BAR });
  return {
    open: (address) => driver.get(address),
    evaluate: async (expression) => {
      const script = `const [done] = arguments;
        Promise.resolve(${expression}).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
      const { value, error } = await driver.executeAsyncScript<{ value?: unknown; error?: string }>(script);
      if (error !== undefined) throw new Error(error);
      return value;
    },
    clickAt: (x, y) => driver.actions().move({ x, y, duration: 0, origin: Origin.VIEWPORT }).click().perform(),
    press: async (...keys) => {
      let actions = driver.actions();
      for (const key of keys) actions = actions.keyDown(keyOf(key));
      for (const key of [...keys].reverse()) actions = actions.keyUp(keyOf(key));
      await actions.perform();
    },
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    close: async () => {
      await driver.quit();
      service.close();
      display.close();
    },
  };
}
