import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { auth } from '@careloom/contract/resources/auth';
import { MAX_FILE_BYTES } from '@careloom/contract/rules';
import sharp from 'sharp';
import { startApi, type TestApi } from '../../../testing/harness';
import type { Person } from '../../../testing/people';

let api: TestApi;
before(async () => {
  api = await startApi();
});
after(() => api.close());

const FIELDS = { first_name: 'Ruby', last_name: 'Chen', dob: '1990-05-31', contact_no: '0412 345 678' };
const IMAGE_TEXT = 'Profile Picture must be a file of type: jpeg, jpe, jpg, gif, png.';

const change = ({ token }: Person, fields: Record<string, unknown> = {}) =>
  api.send(auth.changeProfile, { ...FIELDS, ...fields }, { token });

const draw = (format: 'png' | 'jpeg' | 'gif', width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } })
    .toFormat(format)
    .toBuffer();

const file = (content: Uint8Array, name: string) => new File([new Uint8Array(content)], name);

test('R7-013: the own profile, with where it is', async () => {
  const { token, email } = await api.person('worker', { address: '1 High Street', suburb: 'Orange', state_id: 1, post_code: '2800' });
  const { status, data } = await api.send(auth.profile, {}, { token });
  assert.equal(status, 200);
  assert.equal(data.email, email);
  assert.deepEqual(data.location, {
    address: '1 High Street',
    suburb: 'Orange',
    state: { id: 1, name: 'New South Wales' },
    post_code: '2800',
  });
  assert.ok(!('token' in data) && !('password_hash' in data));
});

test('R7-014: change-profile returns the changed profile and keeps omitted fields', async () => {
  const person = await api.person('team_leader', { suburb: 'Orange' });
  const answer = await change(person, { address: '2 Low Street' });
  assert.deepEqual([answer.status, answer.message], [200, 'Profile updated successfully.']);
  assert.deepEqual(
    [answer.data.first_name, answer.data.dob, answer.data.location.address, answer.data.location.suburb],
    ['Ruby', '1990-05-31', '2 Low Street', 'Orange'],
  );
});

for (const format of ['png', 'jpeg', 'gif'] as const) {
  test(`a ${format} becomes two small pictures without the camera's metadata`, async () => {
    const person = await api.person('worker');
    const { status, data } = await change(person, { profile_picture: file(await draw(format), `me.${format}`) });
    assert.equal(status, 200);
    for (const [address, longest] of [
      [data.profile_picture, 512],
      [data.sm_profile_picture_url, 96],
    ] as const) {
      const response = await fetch(`${api.url}${address}`);
      assert.deepEqual(
        [response.status, response.headers.get('content-type'), response.headers.get('x-content-type-options')],
        [200, 'image/webp', 'nosniff'],
      );
      const meta = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      assert.equal(Math.max(meta.width, meta.height), longest);
      assert.equal(meta.exif, undefined);
    }
  });
}

test('a replaced picture is removed from its address and from the disk', async () => {
  const person = await api.person('worker');
  const before = (await change(person, { profile_picture: file(await draw('png'), 'me.png') })).data.profile_picture;
  const stored = () => readdir(path.join(api.services.env.dataDir, 'files'), { recursive: true });
  const count = (await stored()).filter((name) => name.includes('/')).length;
  const after = (await change(person, { profile_picture: file(await draw('gif'), 'me.gif') })).data.profile_picture;
  assert.equal((await fetch(`${api.url}${before}`)).status, 404);
  assert.equal((await fetch(`${api.url}${after}`)).status, 200);
  assert.equal((await stored()).filter((name) => name.includes('/')).length, count);
  await change(person, { first_name: 'Rubina' });
  assert.equal((await fetch(`${api.url}${after}`)).status, 200);
});

const REFUSED: [why: string, picture: () => Promise<File> | File][] = [
  ['another extension', async () => file(await draw('png'), 'me.webp')],
  [
    'SVG under a picture\u2019s name',
    () => file(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'), 'me.png'),
  ],
  ['HTML under a picture\u2019s name', () => file(Buffer.from('<html><script>1</script></html>'), 'me.jpg')],
  ['a truncated picture', async () => file((await draw('png')).subarray(0, 60), 'me.png')],
  ['too many pixels', async () => file(await draw('png', 9000, 9000), 'me.png')],
  ['an empty file', () => file(Buffer.alloc(0), 'me.png')],
];
for (const [why, picture] of REFUSED) {
  test(`a picture is refused: ${why}`, async () => {
    const answer = await change(await api.person('worker'), { profile_picture: await picture() });
    assert.equal(answer.status, 422);
    assert.deepEqual(answer.errors, { profile_picture: [IMAGE_TEXT] });
  });
}

test('a picture of 5,000,000 bytes is accepted, and one more byte is refused', async () => {
  const person = await api.person('worker');
  const picture = await draw('jpeg');
  const ofSize = (bytes: number) => file(Buffer.concat([picture, Buffer.alloc(bytes - picture.length)]), 'me.jpg');
  const tooLarge = await change(person, { profile_picture: ofSize(MAX_FILE_BYTES + 1) });
  assert.deepEqual([tooLarge.status, tooLarge.errors], [422, { profile_picture: ['Profile Picture may not be greater than 5 MB.'] }]);
  assert.equal((await change(person, { profile_picture: ofSize(MAX_FILE_BYTES) })).status, 200);
});

test('R8-041: an unknown state is refused at its field', async () => {
  const answer = await change(await api.person('worker'), { state_id: 99 });
  assert.deepEqual([answer.status, answer.message], [422, 'Unprocessable Entity.']);
  assert.deepEqual(answer.errors, { state_id: ['The selected State is invalid.'] });
});

test('R5-026, R5-028, R5-029: required fields, phone and post code have their errors', async () => {
  const answer = await change(await api.person('worker'), { first_name: ' ', contact_no: 'abc', post_code: '12' });
  assert.equal(answer.message, 'Unprocessable Entity.');
  assert.deepEqual(answer.errors, {
    first_name: ['First Name is required'],
    contact_no: ['Please enter the valid Contact Number'],
    post_code: ['Please enter the valid Post Code'],
  });
});
