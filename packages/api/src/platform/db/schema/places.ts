import { type AnyPgColumn, boolean, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, GENDERS, instant, key } from './columns';
import { users } from './identity';
import { states } from './states';

export const houses = pgTable(
  'houses',
  {
    id: key(),
    name: text().notNull(),
    team_leader_id: integer().references((): AnyPgColumn => users.id),
    /** First and last name, e-mail and gender of the house's contact. */
    first_name: text().notNull(),
    last_name: text().notNull(),
    email: text().notNull(),
    contact_no: text().notNull(),
    address: text().notNull(),
    suburb: text().notNull(),
    state_id: integer()
      .notNull()
      .references(() => states.id),
    post_code: text().notNull(),
    gender: text({ enum: GENDERS }).notNull(),
    /** Only set when it differs from the state's (Broken Hill). */
    time_zone: text(),
    /** The region for regional public holidays. */
    holiday_region: text(),
    is_active: boolean().notNull().default(true),
    deleted_at: instant(),
    created_at: createdAt(),
  },
  (table) => [
    index('houses_team_leader').on(table.team_leader_id),
    index('houses_state').on(table.state_id),
    index('houses_created').on(table.created_at),
  ],
);

/** Who led which house when: the work history of a team leader. `ended_on` is null for a current one. */
export const houseLeaderships = pgTable(
  'house_leaderships',
  {
    id: key(),
    house_id: integer()
      .notNull()
      .references(() => houses.id, { onDelete: 'cascade' }),
    team_leader_id: integer()
      .notNull()
      .references((): AnyPgColumn => users.id),
    started_on: date({ mode: 'string' }).notNull(),
    ended_on: date({ mode: 'string' }),
  },
  (table) => [
    index('house_leaderships_leader').on(table.team_leader_id, table.started_on),
    index('house_leaderships_house').on(table.house_id),
  ],
);

export const participants = pgTable(
  'participants',
  {
    id: key(),
    house_id: integer()
      .notNull()
      .references(() => houses.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    dob: date({ mode: 'string' }).notNull(),
    support_coordinator: text(),
    parent_guardian: text(),
    plan_manager: text(),
    notes: text(),
    created_at: createdAt(),
  },
  (table) => [index('participants_house').on(table.house_id)],
);
