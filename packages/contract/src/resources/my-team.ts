import { call } from '../call';
import { bit, day, fileUrl, instant, named, person } from '../entities';
import { pageOf } from '../envelope';
import { listQuery } from '../list-query';
import { date, email, flag, id, image, listOf, oneOf, optional, phone, text } from '../rules';
import { z } from '../schema';

/** User types that can be in a team: all but workers. */
export const MEMBER_TYPES = ['super_admin', 'senior_manager', 'team_leader'] as const;

export const teamMember = z.extend(person, {
  dob: z.nullable(day),
  user_type: z.string(),
  /** Whom a team leader reports to. */
  senior_manager: z.nullable(person),
  contact_no: z.nullable(z.string()),
  email: z.string(),
  profile_picture: fileUrl,
  sm_profile_picture_url: fileUrl,
  /** The date added. */
  created_at: instant,
  is_active: bit,
  current_house: z.nullable(named),
});
export type TeamMember = z.output<typeof teamMember>;

export const teamMemberBody = z
  .object({
    first_name: text(60),
    last_name: text(60),
    dob: date(),
    user_type: oneOf(MEMBER_TYPES),
    senior_manager_id: optional(id()),
    contact_no: phone(),
    email: email(),
    profile_picture: optional(image()),
    is_active: flag(),
  })
  .check(
    z.refine((body) => body.user_type !== 'team_leader' || body.senior_manager_id !== null, {
      error: 'validation.required',
      path: ['senior_manager_id'],
    }),
  );
export type TeamMemberBody = z.output<typeof teamMemberBody>;

export const teamMemberLabels = {
  first_name: 'field.team.first_name',
  last_name: 'field.team.last_name',
  dob: 'field.team.date_of_birth',
  user_type: 'field.team.member_type',
  senior_manager_id: 'field.team.senior_manager_reporting_to',
  contact_no: 'field.team.contact_number',
  email: 'field.team.email',
  profile_picture: 'field.team.profile_picture',
  is_active: 'field.team.status',
} as const;

/** A house that a team leader leads or led, with its days; `to` is null if it has not ended. */
export const leadership = z.object({ id: z.number(), house: named, from: day, to: z.nullable(day) });
export type Leadership = z.output<typeof leadership>;

const byId = z.object({ id: id() });

export const myTeam = {
  list: call({
    id: 'A-021',
    method: 'GET',
    path: '/my-team',
    resource: 'my-team',
    access: ['my-team-read'],
    query: z.extend(listQuery, { user_type: optional(listOf(MEMBER_TYPES)), is_active: optional(flag()) }),
    data: pageOf(teamMember),
  }),
  get: call({
    id: 'A-022',
    method: 'GET',
    path: '/my-team/:id',
    resource: 'my-team',
    access: ['my-team-read'],
    params: byId,
    data: teamMember,
  }),
  /** Also mails the new member a link to set a password. */
  create: call({
    id: 'A-023',
    method: 'POST',
    creates: true,
    path: '/my-team',
    affects: ['my-team'],
    access: ['my-team-create'],
    body: teamMemberBody,
    multipart: true,
    data: teamMember,
    success: 'success.added',
    labels: teamMemberLabels,
    days: { dob: 'birth_of_staff' },
  }),
  /** Without a picture, the existing one is kept. */
  update: call({
    id: 'A-024',
    method: 'PUT',
    path: '/my-team/:id',
    affects: ['my-team', 'auth'],
    access: ['my-team-update'],
    params: byId,
    body: teamMemberBody,
    multipart: true,
    data: teamMember,
    success: 'success.updated',
    labels: teamMemberLabels,
    days: { dob: 'birth_of_staff' },
  }),
  remove: call({
    id: 'A-025',
    method: 'DELETE',
    path: '/my-team/:id',
    affects: ['my-team'],
    access: ['my-team-delete'],
    params: byId,
    data: z.object({}),
    success: 'success.deleted',
  }),
  /** Houses led within a period, the latest first. */
  workHistory: call({
    id: 'A-026',
    method: 'GET',
    path: '/my-team/:id/work-history',
    resource: 'my-team',
    access: ['my-team-read'],
    params: byId,
    query: z.extend(z.pick(listQuery, { page: true, per_page: true }), { from: optional(date()), to: optional(date()) }),
    data: pageOf(leadership),
  }),
};
