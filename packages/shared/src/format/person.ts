interface Names {
  first_name: string;
  last_name: string;
}

export const fullName = ({ first_name, last_name }: Names): string => `${first_name} ${last_name}`.trim();

/** The two initials shown in place of a photo. */
export const initials = ({ first_name, last_name }: Names): string =>
  `${first_name.trim().slice(0, 1)}${last_name.trim().slice(0, 1)}`.toUpperCase();
