import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { test } from 'node:test';
import { ROOT } from '../base/workspace';
import { nginxConfig, type Site } from './nginx-config';

const site: Site = {
  publicUrl: 'https://careloom.example.org',
  servers: ['localhost:4000'],
  packages: '/srv/careloom/data/registry/packages',
  origins: { jobs: 'https://jobs.example.org', finance: 'https://money.example.org:8443', timesheets: 'https://money.example.org:8443' },
  brotli: true,
  certificates: '/etc/nginx/tls',
};

/** The setup of `deploy/compose.yaml`: two processes, and files in a bucket. */
const composed: Site = {
  ...site,
  publicUrl: 'http://localhost:8080',
  servers: ['app-1:4000', 'app-2:4000'],
  packages: null,
  origins: {},
  brotli: false,
};

for (const [name, written] of Object.entries({ 'example.conf': site, 'compose.conf': composed })) {
  test(`${name} in the repository is up to date; WRITE=1 rewrites it`, () => {
    const file = path.join(ROOT, 'deploy/nginx', name);
    if (process.env.WRITE) writeFileSync(file, nginxConfig(written));
    assert.equal(readFileSync(file, 'utf8'), nginxConfig(written));
  });
}

test('a local origin has a port and no certificate, and nginx without the module has no brotli', () => {
  const text = nginxConfig({ ...site, publicUrl: 'http://localhost:4400', origins: { jobs: 'http://localhost:4401' }, brotli: false });
  assert.match(text, /listen 4400;\n {4}server_name localhost;/);
  assert.ok(!/ssl|Strict-Transport/.test(text) && !text.includes('brotli'));
});
