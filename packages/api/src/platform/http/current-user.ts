import type { UserType } from '@careloom/contract/permissions';

/** The caller. Read from the database on each request, so that revoking a token or permission takes effect at once. */
export interface CurrentUser {
  readonly id: number;
  readonly userType: UserType;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Strings, not only known permissions: a released remote adds its own. */
  readonly permissions: ReadonlySet<string>;
  /** The session. Null for a machine. */
  readonly tokenId: number | null;
  /** The API token, made by this account. Null for a signed-in person. */
  readonly machine: Machine | null;
}

export interface Machine {
  readonly id: number;
  readonly name: string;
}
