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
  readonly tokenId: number;
}
