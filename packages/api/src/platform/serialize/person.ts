import type { CurrentUser } from '../http/current-user';
import type { Files } from '../files/files';

export interface PersonRow {
  id: number;
  first_name: string;
  last_name: string;
}

export interface FaceRow extends PersonRow {
  picture_file_id: number | null;
}

export const nameOf = ({ first_name, last_name }: Pick<PersonRow, 'first_name' | 'last_name'>) => `${first_name} ${last_name}`;

export const personOf = ({ id, first_name, last_name }: PersonRow): PersonRow => ({ id, first_name, last_name });

/** The viewer of a record, and the files for the pictures of its people. */
export interface Viewer {
  user: CurrentUser;
  files: Files;
}

/** A person with the URL of the small picture, signed for the viewer. */
export const faceOf = (files: Files, viewer: CurrentUser, { picture_file_id, ...person }: FaceRow) => ({
  ...personOf(person),
  sm_profile_picture_url: files.url(picture_file_id, viewer.id, 'small'),
});

/** A person, with the picture if there is a viewer. */
export const shownTo = (viewer: Viewer | null, person: FaceRow) => (viewer ? faceOf(viewer.files, viewer.user, person) : personOf(person));
