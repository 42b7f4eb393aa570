import { call } from '../call';
import { bit } from '../entities';
import { text } from '../rules';
import { z } from '../schema';

/** The device of the caller's session. */
export const pushDevice = z.object({
  /** The server's VAPID key (RFC 8292), base64url: browsers subscribe with it. */
  public_key: z.string(),
  /** 1 if this session gets pushes. */
  subscribed: bit,
});
export type PushDevice = z.output<typeof pushDevice>;

/** Pushes to the devices on which a person is signed in (RFC 8030). A subscription ends with its session. */
export const pushSubscriptions = {
  get: call({
    id: 'A-412',
    method: 'GET',
    path: '/push-subscription',
    resource: 'push-subscription',
    access: ['notification-read'],
    data: pushDevice,
  }),
  /** Subscribes the device of this session with the data of its browser's `PushSubscription`. */
  save: call({
    id: 'A-413',
    method: 'PUT',
    path: '/push-subscription',
    affects: ['push-subscription'],
    access: ['notification-read'],
    body: z.object({ endpoint: text(1000), p256dh: text(200), auth: text(100) }),
    data: pushDevice,
    success: 'success.push_on',
    labels: {
      endpoint: 'field.push_subscription.endpoint',
      p256dh: 'field.push_subscription.p256dh',
      auth: 'field.push_subscription.auth',
    },
  }),
  remove: call({
    id: 'A-414',
    method: 'DELETE',
    path: '/push-subscription',
    affects: ['push-subscription'],
    access: ['notification-read'],
    data: pushDevice,
    success: 'success.push_off',
  }),
};
