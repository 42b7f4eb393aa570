import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { houses } from '@careloom/contract/resources/houses';
import { imports } from '@careloom/contract/resources/imports';
import { myTeam } from '@careloom/contract/resources/my-team';
import { notifications } from '@careloom/contract/resources/notifications';
import { startApi, type TestApi } from '../../../testing/harness';
import type { Person } from '../../../testing/people';
import { makeHouse } from '../../../testing/records';

let api: TestApi;
let admin: Person;
let leader: Person;
before(async () => {
  api = await startApi();
  admin = await api.person('super_admin');
  leader = await api.person('team_leader', { email: 'eleni@careloom.test' });
});
after(() => api.close());

const HEADER = 'name,team_leader_email,first_name,last_name,email,contact_no,address,suburb,state,post_code,gender,is_active';
const row = (name: string, rest = ',Joan,Marsh,joan@example.com,02 9999 1234,1 Station Street,Penrith,NSW,2750,female,') =>
  `${name},${rest}`;
const send = (content: string | Uint8Array<ArrayBuffer>, { dry = false, name = 'houses.csv', by = admin, headers = {} } = {}) => {
  const file = new File([content], name);
  return api.send(imports.houses, { file, dry_run: dry ? 1 : 0 }, { token: by.token, headers });
};
const sheet = (...rows: string[]) => [HEADER, ...rows].join('\r\n');
const total = async () => (await api.send(houses.list, {}, { token: admin.token })).data.total;

test('houses of a sheet are added; their leaders are notified and get them in their work history', async () => {
  const manager = await api.person('senior_manager');
  const content = `\uFEFFState,Name,"First Name",last_name,email,contact_no,address,suburb,post_code,gender,is_active,team_leader_email,,
vic,"Banksia House, rear",Ana,Silva,ANA@example.com,(03) 9999 4321,"2 Market
Lane",Coburg,3058,Other,no,Eleni@careloom.test

NSW,Yarra Lane,Joan,Marsh,joan@example.com,02 9999 1234,1 Station Street,Penrith,2750,female,,`;
  const { status, message, data } = await send(content, { by: manager });
  assert.deepEqual([status, message, data], [200, 'Houses imported successfully.', { rows: 2, created: 2, upload_id: data.upload_id }]);
  const { items } = (await api.send(houses.list, { sort: 'name' }, { token: admin.token })).data;
  assert.deepEqual(
    items.map(({ name, state, is_active, email, gender, team_leader }) => [name, state.name, is_active, email, gender, team_leader?.id]),
    [
      ['Banksia House, rear', 'VIC', 0, 'ana@example.com', 'other', leader.id],
      ['Yarra Lane', 'NSW', 1, 'joan@example.com', 'female', undefined],
    ],
  );
  const history = await api.send(myTeam.workHistory, { id: leader.id }, { token: admin.token });
  assert.deepEqual([history.data.total, history.data.items[0]?.house.name], [1, 'Banksia House, rear']);
  const notices = await api.send(notifications.list, {}, { token: leader.token });
  assert.deepEqual(
    notices.data.items.map(({ message: text }) => text),
    ['You have been assigned to the house Banksia House, rear.'],
  );
});

test('a dry run returns the number of rows and writes nothing', async () => {
  const before = await total();
  const { status, message, data } = await send(sheet(row('Dry House'), row('Dry Lane')), { dry: true });
  assert.deepEqual([status, message, data], [200, 'The file can be imported.', { rows: 2, created: 0, upload_id: null }]);
  assert.equal(await total(), before);
});

test('one invalid row rejects the whole sheet, and every error has its row and column, in a dry run as well', async () => {
  await makeHouse(api.services, { name: 'Taken' });
  await makeHouse(api.services, { name: 'Deleted', deleted_at: new Date() });
  const before = await total();
  const content = sheet(
    row('Right'),
    row('', 'leader,,Marsh,joan,12,,Penrith,NSX,275,any,maybe'),
    row('TAKEN'),
    row('right'),
    row('Deleted'),
    row('Led', 'nobody@careloom.test,Joan,Marsh,joan@example.com,02 9999 1234,1 Station Street,Penrith,NSW,2750,female,yes'),
  );
  for (const dry of [true, false]) {
    const { status, message, errors } = await send(content, { dry });
    assert.deepEqual([status, message], [422, 'Unprocessable CSV File.']);
    assert.deepEqual(errors, {
      '3.name': ['House Name is required'],
      '3.team_leader_email': ['Team Leader must be a valid email address.'],
      '3.first_name': ['First Name is required'],
      '3.email': ['Email must be a valid email address.'],
      '3.contact_no': ['Please enter the valid Contact Number'],
      '3.address': ['Address is required'],
      '3.state': ['The selected State is invalid.'],
      '3.post_code': ['Please enter the valid Post Code'],
      '3.gender': ['The selected Gender is invalid.'],
      '3.is_active': ['The selected Active Status is invalid.'],
      '4.name': ['House Name has already been taken.'],
      '5.name': ['House Name has already been taken.'],
      '7.team_leader_email': ['The selected Team Leader is invalid.'],
    });
  }
  assert.equal(await total(), before);
});

const latin = Uint8Array.from(Buffer.from(sheet(row('Caf\u00e9 House')), 'latin1'));
const SHEETS: readonly [string, string | Uint8Array<ArrayBuffer>, Record<string, string[]>][] = [
  [
    'empty',
    '',
    {
      file: ['name', 'first_name', 'last_name', 'email', 'contact_no', 'address', 'suburb', 'state', 'post_code', 'gender'].map(
        (column) => `The column ${column} is missing.`,
      ),
    },
  ],
  ['without rows', `${HEADER}\n\n,,\n`, { file: ['The file has no rows.'] }],
  ['in another encoding', latin, { file: ['The file could not be read. Save it as CSV UTF-8.'] }],
  ['with an open quote', sheet('"Banksia'), { file: ['The file could not be read. Save it as CSV UTF-8.'] }],
  [
    'with other columns',
    sheet(row('A')).replace('suburb', 'town').replace('is_active', 'name'),
    { file: ['The column suburb is missing.', 'The column town is not known.', 'The column name is not known.'] },
  ],
  ['with a comma too many', sheet(`${row('Banksia, rear')}yes`), { '2': ['The row has more cells than the header.'] }],
  ['too long', sheet(...Array.from({ length: 501 }, (_, index) => row(`House ${index}`))), { file: ['A file may have 500 rows at most.'] }],
];
for (const [what, content, errors] of SHEETS) {
  test(`a sheet that is ${what} is refused as a whole`, async () => {
    const answer = await send(content, { dry: true });
    assert.deepEqual([answer.status, answer.message, answer.errors], [422, 'Unprocessable CSV File.', errors]);
  });
}

test('a file other than .csv is refused at its field', async () => {
  const named = await send(sheet(row('A')), { name: 'houses.xlsx' });
  assert.deepEqual([named.status, named.message, named.errors], [422, 'Unprocessable Entity.', { file: ['Please upload a .csv file.'] }]);
  for (const file of [null, { name: 'a.csv', size: 1 }]) {
    const { status, errors } = await api.send({ ...imports.houses, multipart: false }, { file } as never, { token: admin.token });
    assert.deepEqual([status, Object.keys(errors)], [422, ['file']]);
  }
});

test('one key imports once, however often it is sent; a user who may not add houses is refused', async () => {
  const before = await total();
  const headers = { 'idempotency-key': 'sheet' };
  const answers = await Promise.all([1, 2].map(() => send(sheet(row('Once')), { headers })));
  assert.deepEqual(
    answers.map(({ data }) => data.created),
    [1, 1],
  );
  assert.equal(await total(), before + 1);
  assert.equal((await send(sheet(row('Never')), { by: leader })).error, 'forbidden');
});
