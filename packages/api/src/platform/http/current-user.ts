import type { UserType } from '@careloom/contract/permissions';

/** Who makes a call. Read from the database on each request, so that a revoked token or permission ends at once. */
export interface CurrentUser {
  readonly id: number;
  readonly userType: UserType;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Strings, not the known permissions: a released remote brings its own. */
  readonly permissions: ReadonlySet<string>;
  /** The session. Null where a machine acts. */
  readonly tokenId: number | null;
  /** The machine's token that this account made. Null where a person is signed in. */
  readonly machine: Machine | null;
}

export interface Machine {
  readonly id: number;
  readonly name: string;
}
