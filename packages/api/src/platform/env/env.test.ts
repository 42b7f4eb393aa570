import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EnvError, parseEnv } from './env';

const REAL = {
  HOST: '0.0.0.0',
  SMTP_URL: 'smtp://mail.example.org',
  DATABASE_URL: 'postgres://db/careloom',
  CARELOOM_SECRET: 's'.repeat(32),
};

test('the default is a demo that only this machine can reach', () => {
  const env = parseEnv({});
  assert.deepEqual(
    [env.port, env.host, env.publicUrl, env.demo, env.pusher],
    [4000, 'localhost', 'http://localhost:4000', true, undefined],
  );
});

const DEMO: [name: string, variables: Record<string, string>, demo: boolean][] = [
  ['reachable from other machines', { HOST: '0.0.0.0', SMTP_URL: REAL.SMTP_URL }, false],
  ['with its own database', { ...REAL, HOST: 'localhost' }, false],
  ['reachable, but configured as a demo', { HOST: '0.0.0.0', CARELOOM_DEMO: '1' }, true],
  ['on this machine, but configured as a real installation', { CARELOOM_DEMO: '0', SMTP_URL: REAL.SMTP_URL }, false],
];
for (const [name, variables, demo] of DEMO) test(`demo or not: ${name}`, () => assert.equal(parseEnv(variables).demo, demo));

test('local builds are only released by the start of a demo, unless disabled', () => {
  for (const [variables, releases] of [
    [{}, true],
    [{ CARELOOM_RELEASE_ON_START: '0' }, false],
    [{ CARELOOM_REGISTRY: 'elsewhere' }, false],
    [REAL, false],
    [{ ...REAL, CARELOOM_RELEASE_ON_START: '1' }, false],
  ] as const)
    assert.equal(parseEnv(variables).releasesBuilt, releases, JSON.stringify(variables));
});

const WRONG: [variables: Record<string, string>, sentence: RegExp][] = [
  [{ PORT: 'abc' }, /^PORT has to be a whole number\.$/],
  [{ METRICS_TOKEN: 'short' }, /^METRICS_TOKEN has to be 20 to 128 letters, digits, - or _\.$/],
  [{ PORT: '70000' }, /^PORT has to be at most 65535\.$/],
  [{ PUBLIC_URL: 'careloom.test' }, /^PUBLIC_URL has to be an address that begins with http:\/\/ or https:\/\/\.$/],
  [{ DATABASE_URL: 'mysql://db' }, /^DATABASE_URL has to be an address that begins with postgres:/],
  [{ CARELOOM_DEMO: 'yes' }, /^CARELOOM_DEMO has to be 0 or 1\.$/],
  [{ CARELOOM_SECRET: 'short' }, /^CARELOOM_SECRET has to have 32 characters or more\.$/],
  [{ LOGIN_ERRORS: 'none' }, /^LOGIN_ERRORS has to be exact or uniform\.$/],
  [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL has to be/],
  [{ CARELOOM_OVERRIDES: 'http://example.org' }, /^CARELOOM_OVERRIDES has to name origins of this machine only, as in http:/],
  [{ CARELOOM_OVERRIDES: 'http://localhost:4272,https://10.0.0.7' }, /^CARELOOM_OVERRIDES has to name origins of this machine only/],
  [{ CARELOOM_OVERRIDES: 'http://localhost:4272', HOST: '0.0.0.0', CARELOOM_DEMO: '1' }, /^CARELOOM_OVERRIDES is for a server that only/],
  [{ CARELOOM_OVERRIDES: 'http://[::1]:4272', PUBLIC_URL: 'https://care.example.org' }, /^CARELOOM_OVERRIDES is for a server that only/],
  [{ CARELOOM_LOCAL_BUILDS: 'https://example.org' }, /^CARELOOM_LOCAL_BUILDS has to name origins of this machine only/],
  [{ CARELOOM_LOCAL_BUILDS: 'http://localhost:4272', PUBLIC_URL: 'http://care.example.org' }, /^CARELOOM_LOCAL_BUILDS is for a server/],
  [{ PUSHER_KEY: 'key', PUSHER_SECRET: 'secret' }, /^PUSHER_APP_ID is not set, but others/],
  [{ XERO: 'fake' }, /^XERO has to be demo or live\.$/],
  [{ XERO_CLIENT_ID: 'id' }, /^XERO_CLIENT_SECRET is not set, but the other/],
  [{ XERO_CLIENT_SECRET: 'secret' }, /^XERO_CLIENT_ID is not set, but the other/],
  [{ XERO: 'demo', XERO_CLIENT_ID: 'id', XERO_CLIENT_SECRET: 'secret' }, /^XERO=demo knows no XERO_CLIENT_ID/],
  [{ ...REAL, XERO_DEMO_URL: 'http://127.0.0.1:9' }, /^XERO_DEMO_URL is the address of an emulator/],
  [{ XERO: 'live', XERO_DEMO_URL: 'http://127.0.0.1:9' }, /^XERO_DEMO_URL is the address of an emulator/],
  [{ ...REAL, XERO: 'demo' }, /^XERO has to be live but in a demonstration/],
  [{ ...REAL, SMTP_URL: '' }, /^SMTP_URL is not set/],
  [{ ...REAL, CARELOOM_SECRET: '' }, /^CARELOOM_SECRET is not set/],
  [{ S3_BUCKET: 'careloom' }, /^S3_ENDPOINT is not set, but others of the bucket are: set S3_ENDPOINT, S3_BUCKET/],
  [{ S3_ENDPOINT: 's3.example.org' }, /^S3_ENDPOINT has to be an address that begins with http/],
  [{ CARELOOM_ORIGINS: 'jobs' }, /^CARELOOM_ORIGINS has to name a package and its origin, as in jobs=https:/],
];
for (const [variables, sentence] of WRONG) {
  test(`an invalid environment is reported in one sentence: ${String(sentence)}`, () => {
    assert.throws(
      () => parseEnv(variables),
      (error) => error instanceof EnvError && sentence.test(error.message),
    );
  });
}

test('each invalid variable has its own sentence', () => {
  assert.throws(
    () => parseEnv({ PORT: 'x', LOGIN_ERRORS: 'y' }),
    (error) => error instanceof EnvError && error.message.split('\n').length === 2,
  );
});

test('hosted realtime uses cluster ap2 unless another is set', () => {
  const keys = { PUSHER_APP_ID: '1', PUSHER_KEY: 'k', PUSHER_SECRET: 's' };
  assert.equal(parseEnv(keys).pusher?.cluster, 'ap2');
  assert.equal(parseEnv({ ...keys, PUSHER_CLUSTER: 'eu' }).pusher?.cluster, 'eu');
});

test('remotes under development are loaded from the configured origins, by default from none', () => {
  assert.deepEqual(parseEnv({}).overrides, []);
  const { overrides } = parseEnv({ CARELOOM_OVERRIDES: 'http://localhost:4272, http://127.0.0.1:4274' });
  assert.deepEqual(overrides, ['http://localhost:4272', 'http://127.0.0.1:4274']);
});

test('builds of developers are for real installations with https, and disabled by default', () => {
  assert.deepEqual(parseEnv(REAL).localBuilds, []);
  const real = { ...REAL, PUBLIC_URL: 'https://care.example.org', CARELOOM_LOCAL_BUILDS: 'http://localhost:4272/' };
  assert.deepEqual(parseEnv(real).localBuilds, ['http://localhost:4272']);
});

const XERO: [name: string, variables: Record<string, string>, mode: 'demo' | 'live'][] = [
  ['a demo has an emulator', {}, 'demo'],
  ['a demo with an app at Xero does not', { XERO_CLIENT_ID: 'id', XERO_CLIENT_SECRET: 'secret' }, 'live'],
  ['a demo can be configured to use Xero', { XERO: 'live' }, 'live'],
  ['a real installation uses Xero', REAL, 'live'],
];
for (const [name, variables, mode] of XERO) test(`Xero or an emulator: ${name}`, () => assert.equal(parseEnv(variables).xero.mode, mode));
