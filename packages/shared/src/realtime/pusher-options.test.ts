import { expect, test } from '@jest/globals';
import { channelHeaders } from './pusher-options';

test('R6-050: a channel is authorised with the bearer token', () => {
  expect(channelHeaders('token-1')).toEqual({ Accept: 'application/json', Authorization: 'Bearer token-1' });
});
