/** The owner of the second factor: a team member or a worker. */
export interface FactorPerson {
  id: number;
  first_name: string;
  last_name: string;
  email: string;
  sm_profile_picture_url: string | null;
}
