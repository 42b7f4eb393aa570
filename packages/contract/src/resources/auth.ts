import { call } from '../call';
import { day, fileUrl, location, pinnedView } from '../entities';
import { USER_TYPES } from '../permissions';
import { abn, date, email, flag, id, image, number, optional, phone, postCode, secret, strongPassword, text } from '../rules';
import { z } from '../schema';

const profileShape = {
  id: z.number(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  dob: z.nullable(day),
  contact_no: z.nullable(z.string()),
  profile_picture: fileUrl,
  sm_profile_picture_url: fileUrl,
  user_type: z.enum(USER_TYPES),
  /** Strings, because a released remote can bring its own permissions. */
  permissions: z.array(z.string()),
  pins: z.optional(z.array(pinnedView)),
};

export const authUser = z.object({ ...profileShape, token: z.string() });
export type AuthUser = z.output<typeof authUser>;

export const profile = z.object({ ...profileShape, location });
export type Profile = z.output<typeof profile>;

export const loginBody = z.object({ email: email(), password: secret() });
export const forgotPasswordBody = z.object({ email: email() });
const confirmed = { error: 'validation.confirmed', path: ['password'] };

export const resetPasswordBody = z
  .object({ email: email(), token: text(200), password: strongPassword(), password_confirmation: secret() })
  .check(z.refine((body) => body.password === body.password_confirmation, confirmed));

export const changePasswordBody = z
  .object({ current_password: secret(), password: strongPassword(), password_confirmation: secret() })
  .check(
    z.refine((body) => body.password === body.password_confirmation, confirmed),
    z.refine((body) => body.password !== body.current_password, { error: 'validation.different', path: ['password'] }),
  );

export const changeProfileBody = z.object({
  first_name: text(60),
  last_name: text(60),
  dob: date(),
  contact_no: phone(),
  address: optional(text()),
  suburb: optional(text(80)),
  state_id: optional(id()),
  post_code: optional(postCode()),
  profile_picture: optional(image()),
});

export const client = z.object({ name: text(120), email: email() });

export const registerBody = z
  .object({
    first_name: text(60),
    last_name: text(60),
    email: email(),
    password: strongPassword(),
    password_confirmation: secret(),
    dob: date(),
    contact_no: phone(),
    abn: abn(),
    address: text(),
    suburb: text(80),
    state_id: id(),
    post_code: postCode(),
    gender: z.enum(['male', 'female', 'other'], { error: 'validation.in' }),
    profile_picture: optional(image()),
    why_contractor: text(2000),
    prior_experience: text(2000),
    bringing_clients: flag(),
    clients: z._default(z.array(client), []),
    weekly_hours: number({ min: 1, max: 168 }),
    heard_about: text(),
  })
  .check(z.refine((body) => body.password === body.password_confirmation, confirmed));

export const accountLabels = {
  first_name: 'field.team.first_name',
  last_name: 'field.team.last_name',
  email: 'field.team.email',
  dob: 'field.team.date_of_birth',
  contact_no: 'field.team.contact_number',
  abn: 'field.worker.abn',
  profile_picture: 'field.team.profile_picture',
  address: 'field.house.address',
  suburb: 'field.house.suburb',
  state_id: 'field.house.state',
  post_code: 'field.house.post_code',
} as const;

export const registerLabels = {
  ...accountLabels,
  abn: 'field.worker.abn',
  gender: 'field.house.gender',
  why_contractor: 'field.worker.why_become_a_contractor',
  prior_experience: 'field.worker.prior_experience',
  bringing_clients: 'field.worker.bringing_clients',
  'clients.name': 'field.worker.client_name',
  'clients.email': 'field.worker.client_email',
  weekly_hours: 'field.worker.weekly_hours_wanted',
  heard_about: 'field.worker.how_they_heard_about_the_product',
  password: 'sign_up.password',
  password_confirmation: 'sign_up.confirm',
} as const;

export const passwordLabels = {
  current_password: 'records.current_password',
  password: 'records.new_password',
  password_confirmation: 'records.confirm_password',
} as const;

const nothing = z.object({});

/** For calls of a signed-in user that change nothing shown by any read. */
const signing = { method: 'POST', creates: false, affects: ['sessions'] } as const;

export const auth = {
  login: call({
    ...signing,
    id: 'A-001',
    path: '/auth/login',
    access: 'public',
    body: loginBody,
    data: z.object({ user: authUser }),
    success: 'success.login',
    labels: accountLabels,
  }),
  logout: call({ ...signing, id: 'A-002', path: '/auth/logout', access: 'signed-in', data: nothing, success: 'success.logout' }),
  forgotPassword: call({
    ...signing,
    id: 'A-003',
    path: '/auth/forgot-password',
    access: 'public',
    body: forgotPasswordBody,
    data: nothing,
    success: 'success.reset_sent',
    labels: accountLabels,
  }),
  resetPassword: call({
    ...signing,
    id: 'A-004',
    path: '/auth/reset-password',
    access: 'public',
    body: resetPasswordBody,
    data: nothing,
    success: 'success.password_reset',
    labels: accountLabels,
  }),
  changePassword: call({
    ...signing,
    id: 'A-005',
    path: '/auth/change-password',
    access: 'signed-in',
    body: changePasswordBody,
    data: nothing,
    success: 'success.password_updated',
    labels: passwordLabels,
  }),
  profile: call({ id: 'A-006', method: 'GET', path: '/auth/profile', resource: 'auth', access: 'signed-in', data: profile }),
  changeProfile: call({
    id: 'A-007',
    method: 'POST',
    creates: false,
    path: '/auth/change-profile',
    affects: ['auth', 'my-team', 'support-worker', 'chat'],
    access: 'signed-in',
    body: changeProfileBody,
    multipart: true,
    data: profile,
    success: 'success.profile',
    labels: accountLabels,
    days: { dob: 'birth_of_staff' },
  }),
  register: call({
    id: 'A-008',
    method: 'POST',
    creates: true,
    path: '/auth/register',
    affects: [],
    access: 'public',
    body: registerBody,
    multipart: true,
    data: z.object({ id: z.number() }),
    success: 'success.registered',
    labels: registerLabels,
    days: { dob: 'birth_of_staff' },
  }),
  verifyEmail: call({
    id: 'A-009',
    method: 'GET',
    path: '/auth/email/verify/:id/:hash',
    resource: 'auth',
    access: 'public',
    params: z.object({ id: id(), hash: text(128) }),
    /** Both are optional, so that a link that a mail program has cut off gets the same response as an expired one. */
    query: z.object({ expires: optional(number()), signature: optional(text(128)) }),
    data: nothing,
    success: 'email.verified',
  }),
  resendVerification: call({
    ...signing,
    id: 'A-010',
    path: '/auth/email/resend',
    access: 'public',
    body: forgotPasswordBody,
    data: nothing,
    success: 'success.verification_sent',
    labels: accountLabels,
  }),
};
